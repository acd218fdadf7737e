import type { Capability, Tools } from '../capability.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import type { Letters } from './letters.ts'
import { Reservations } from './reservations.ts'

// Replaced by the texts of checkout as soon as they are here.
const nothing = async () => ({ messages: [] })
const silent: Letters = {
  captured: nothing,
  reminder: nothing,
  lapsed: nothing,
  released: nothing,
  failed: nothing,
  refunded: nothing,
}

/** Cars that buyers hold with a deposit; nothing where nobody takes money, and in a preview. Spec 1.06, 9.19. */
export default function openReservations(tools: Tools): Capability {
  const { payments, services, open, deliveries } = tools
  if (tools.isPreview || !payments) return {}
  const reservations = new Reservations({
    services,
    open,
    provider: payments.provider,
    letters: silent,
    accountOf: async (slug) => (await tenantOf(services.directory, slug))?.site.payments?.account,
    posted: () => deliveries.wake(),
  })
  payments.listen((tenant, attempt) => void reservations.noticed(tenant, attempt))
  return { start: () => reservations.start(), close: () => reservations.close() }
}
