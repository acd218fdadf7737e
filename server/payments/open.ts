import { Hono } from 'hono'
import type { Capability, Tools } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Log } from '../log.ts'
import { counter } from '../metrics/metric.ts'
import type { Settings } from '../settings.ts'
import { bankPages } from './sandbox-bank/routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Messages of the provider of payments, and the sandbox bank's pages. Spec 1.06, D12, D28. */
export default function openPaymentRoutes({
  payments,
  isPreview,
  services: { clock, log },
  settings,
  clientOf,
}: Pick<Tools, 'payments' | 'isPreview' | 'services' | 'settings' | 'clientOf'>): Capability {
  if (isPreview) return {}
  warn(settings, log)
  if (!payments) return {}
  const counts = { taken: 0, ignored: 0, refused: 0 }
  const webhooks = webhookRoutes({ payments, counts, clientOf, clock, log })
  const shared = new Hono<AppEnv>().route('/', webhooks)
  const { bank } = payments
  if (bank) shared.route('/', bankPages(bank))
  return {
    shared,
    metrics: () =>
      counter(
        'forecourt_payment_webhooks_total',
        'Messages of the provider of payments by outcome.',
        Object.entries(counts).map(([outcome, count]) => [{ outcome }, count] as const),
      ),
    ...(bank && { close: () => bank.close() }),
  }
}

function warn({ payments, production }: Settings, log: Log): void {
  if (!payments) {
    log.warn('payments_off', { message: 'Nothing can be reserved until STRIPE_SECRET_KEY is set' })
  } else if (production && payments.by === 'stripe' && payments.isTest) {
    const message = 'STRIPE_SECRET_KEY is a test key: no card is charged'
    log.warn('payments_in_test_mode', { message })
  }
}
