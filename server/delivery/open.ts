import type { Capability, Tools } from '../capability.ts'
import { metric } from '../metrics/metric.ts'
import { outboxRoutes } from './outbox/routes.ts'

type DeliveryTools = Pick<Tools, 'open' | 'secrets' | 'settings' | 'isPreview' | 'deliveries'>

export default function openDelivery(tools: DeliveryTools): Capability {
  const { deliveries, isPreview, open, secrets, settings } = tools
  const outbox = { open, secrets, from: settings.mail?.from, sends: settings.delivery === 'send' }
  return {
    ...(!(isPreview || settings.production) && { routes: outboxRoutes(outbox) }),
    metrics: () => deliveryLines(deliveries),
    close: () => deliveries.close(),
  }
}

function deliveryLines(deliveries: Tools['deliveries']): string[] {
  const { attempts, stored } = deliveries.stats()
  return [
    ...metric(
      'forecourt_delivery_attempts_total',
      'counter',
      'Attempts to deliver leads by kind and outcome.',
      attempts.map(({ kind, outcome, count }) => [{ kind, outcome }, count]),
    ),
    ...(stored
      ? [
          ...metric('forecourt_deliveries', 'gauge', 'Deliveries by state, of all processes.', [
            [{ state: 'waiting' }, stored.waiting],
            [{ state: 'failed' }, stored.failed],
          ]),
          ...metric(
            'forecourt_deliveries_due',
            'gauge',
            'Waiting deliveries whose time has come.',
            stored.due,
          ),
          ...metric(
            'forecourt_deliveries_oldest_seconds',
            'gauge',
            'Age of the oldest delivery that waits.',
            stored.oldestSeconds,
          ),
        ]
      : []),
  ]
}
