import { hash } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { reservationTerms } from '#domain/reservation/reservation-terms.ts'
import type { SiteView } from '#parts/view-context.ts'

const VERSION_CHARACTERS = 12

/** What a buyer agrees to for a car, as it is kept with the reservation, and what tells it from other terms. */
export function termsFor(
  car: Pick<Car, 'car_type' | 'item_type'>,
  site: SiteView,
): { readonly text: string; readonly version: string } {
  const { text: terms } = reservationTerms({
    name: site.legalName ?? site.name,
    locale: site.locale,
    words: site.words,
    itemType: car.item_type,
    deposit: site.constants.reserveDeposit,
  })
  const own = moneyBackTerms(car.car_type, site)
  const text = own ? `${terms}\n${own.title}: ${own.text}` : terms
  return { text, version: hash('sha256', text, 'base64url').slice(0, VERSION_CHARACTERS) }
}
