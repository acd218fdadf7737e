import type { Capability, Tools } from '../capability.ts'
import { checkoutParts } from '../checkout/checkout-parts.ts'
import { reservationLetters } from '../checkout/letters.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { Reservations } from './reservations.ts'

/** Cars that buyers hold with a deposit; nothing where nobody takes money, and in a preview. Spec 1.06, 9.19. */
export default function openReservations(tools: Tools): Capability {
  const { payments, services, open, deliveries } = tools
  if (tools.isPreview || !payments) return {}
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
    start: () => reservations.start(),
    close: () => reservations.close(),
  }
}
