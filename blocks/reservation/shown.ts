import type { Car } from '#domain/car/car.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { momentText, timeText } from '#domain/reservation/moment-text.ts'
import { reservationValues } from '#domain/reservation/reservation-terms.ts'
import { CLAIM_LASTS_MS } from '#domain/reservation/thresholds.ts'
import { MINUTE_MS } from '#domain/units.ts'
import type { ReservationView } from '#parts/reservation-state/reservation-view.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'

/** What each state of the page is made from. */
export interface Shown {
  readonly id: string
  readonly state: ReservationView
  readonly car: Car | undefined
  readonly site: SiteView
  readonly page: PageView
}

/** Fills the texts of the page; a claim ends within the day, so that its end is a time alone. */
export function fillerOf({ state, car, site }: Shown) {
  const { words, locale, name } = site
  const itemType = car?.item_type ?? 'car'
  const { until, deposit, reference } = state
  const isClaim = state.state === 'open' || state.state === 'to_bank'
  const values = {
    ...reservationValues({ name, locale, words, itemType, deposit }),
    reference,
    model: car?.model ?? words[itemType],
    phone: displayPhone(state.phone, countryOf(locale)).replaceAll(' ', '\u00a0'),
    email: state.email ?? '',
    minutes: CLAIM_LASTS_MS / MINUTE_MS,
    time: until === undefined ? '' : (isClaim ? timeText : momentText)(until, site),
  }
  return (text: string) => fillPlaceholders(text, values)
}
