import type { Keyring } from '../keyring/keyring.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { SiteServices } from '../site/services.ts'
import type { Store } from '../store/store.ts'

/** What reserving a car needs of the server. */
export interface CheckoutTools {
  readonly services: SiteServices
  readonly open: () => Promise<Store>
  readonly keyring: Pick<Keyring, 'sign'>
  readonly reservations: Reservations
}
