import type { Capability, Tools } from '../capability.ts'
import { paymentForms } from '../online-payment/payment-forms.ts'
import { paymentPages } from '../online-payment/payment-pages.ts'
import { purchaseForms, purchasePages } from '../purchase/purchase-pages.ts'
import type { Reservations } from '../reservations/reservations.ts'
import { cancelEndpoint } from './cancel-endpoint.ts'
import { checkoutForms } from './checkout-forms.ts'
import { checkoutPages } from './checkout-pages.ts'
import { checkoutReads } from './reads.ts'
import { reservationPages } from './reservation-pages.ts'
import { reserveEndpoint } from './reserve-endpoint.ts'

/** Pages, forms and calls by which buyers reserve cars. Spec 2.03, 9.19. */
export function checkoutParts(
  { services, open, keyring }: Tools,
  reservations: Reservations,
): Required<Pick<Capability, 'routes' | 'reads' | 'endpoints'>> {
  const tools = { services, open, keyring, reservations }
  return {
    routes: checkoutPages(tools)
      .route('/', reservationPages(tools))
      .route('/', purchasePages(tools))
      .route('/', paymentPages(tools)),
    reads: checkoutReads,
    endpoints: [
      reserveEndpoint(tools),
      cancelEndpoint(tools),
      checkoutForms(tools),
      purchaseForms(tools),
      paymentForms(tools),
    ],
  }
}
