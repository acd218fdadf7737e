import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { reservationValues } from '#domain/reservation/reservation-terms.ts'
import type { CheckoutStep, CheckoutView } from '#parts/reservation-state/checkout-view.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'

/** What each step is made from. */
export interface StepProps {
  /** Of the block. */
  readonly id: string
  readonly state: CheckoutView
  readonly car: Car
  readonly site: SiteView
  readonly page: PageView
}

/** What the terms of this reservation are about. */
export const termsOf = ({ car, site }: Pick<StepProps, 'car' | 'site'>) => ({
  name: site.legalName ?? site.name,
  locale: site.locale,
  words: site.words,
  itemType: car.item_type,
  deposit: site.constants.reserveDeposit,
})

/** Fills the texts of a step. */
export const fillerOf = (props: Pick<StepProps, 'car' | 'site'>) => {
  const values = reservationValues(termsOf(props))
  return (text: string, more: Readonly<Record<string, string | number>> = {}) =>
    fillPlaceholders(text, { ...values, ...more })
}

/** The address of a step of this page. */
export function stepPath({ page, state }: Pick<StepProps, 'page' | 'state'>, step: CheckoutStep) {
  const query = new URLSearchParams({
    ...(step !== 'details' && { step }),
    ...(state.purchase && { purchase: state.purchase.id }),
  })
  return query.size === 0 ? page.path : `${page.path}?${query}`
}
