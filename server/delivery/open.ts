import type { Capability, Tools } from '../capability.ts'
import { counter, gauge } from '../metrics/metric.ts'
import { outboxRoutes } from './outbox/routes.ts'

type DeliveryTools = Pick<
  Tools,
  'open' | 'secrets' | 'keyring' | 'settings' | 'isPreview' | 'deliveries'
>

export default function openDelivery(tools: DeliveryTools): Capability {
  const { deliveries, isPreview, open, secrets, keyring, settings } = tools
  const outbox = {
    open,
    secrets,
    keyring,
    from: settings.mail?.from,
    sends: settings.delivery === 'send',
  }
  return {
    ...(!(isPreview || settings.production) && { routes: outboxRoutes(outbox) }),
    metrics: () => deliveryLines(deliveries),
    close: () => deliveries.close(),
  }
}

function deliveryLines(deliveries: Tools['deliveries']): string[] {
  const { attempts, stored } = deliveries.stats()
  const ended = attempts.map(({ kind, outcome, count }) => [{ kind, outcome }, count] as const)
  const made = counter(
    'forecourt_delivery_attempts_total',
    'Attempts to deliver leads and messages by kind and outcome.',
    ended,
  )
  if (!stored) return made
  const { waiting, failed, due, oldestSeconds } = stored
  return [
    ...made,
    ...gauge('forecourt_deliveries', 'Deliveries by state, of all processes.', [
      [{ state: 'waiting' }, waiting],
      [{ state: 'failed' }, failed],
    ]),
    ...gauge('forecourt_deliveries_due', 'Waiting deliveries whose time has come.', due),
    ...gauge(
      'forecourt_deliveries_oldest_seconds',
      'Age of the oldest delivery that waits.',
      oldestSeconds,
    ),
  ]
}
