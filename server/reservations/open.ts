import type { Capability, Tools } from '../capability.ts'
import { checkoutParts } from '../checkout/checkout-parts.ts'
import { reservationLetters } from '../checkout/letters.ts'
import { counter } from '../metrics/metric.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { Reservations } from './reservations.ts'
import { staffReservations } from './staff-reservations.ts'

/** Cars that buyers hold with a deposit; nobody can where nobody takes money, and in a preview. Spec 1.06, 9.19. */
export default function openReservations(tools: Tools): Capability {
  const { payments, services, open, deliveries } = tools
  if (tools.isPreview) return {}
  if (!payments) return { staffEndpoints: staffReservations(services.directory, undefined) }
  const reservations = new Reservations({
    services,
    open,
    provider: payments.provider,
    letters: reservationLetters(tools),
    accountOf: async (slug) => (await tenantOf(services.directory, slug))?.site.payments?.account,
    posted: () => deliveries.wake(),
  })
  payments.listen((tenant, attempt) => void reservations.noticed(tenant, attempt))
  return {
    ...checkoutParts(tools, reservations),
    staffEndpoints: staffReservations(services.directory, reservations),
    metrics: () =>
      counter(
        'forecourt_claims_refused_total',
        'Claims of cars that were refused, by why.',
        Array.from(reservations.refused, ([why, count]) => [{ why }, count] as const),
      ),
    start: () => reservations.start(),
    close: () => reservations.close(),
  }
}
