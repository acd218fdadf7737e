import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { PURCHASE_KEPT_MS } from '#domain/purchase/thresholds.ts'
import { DAY_MS } from '#domain/units.ts'
import type { PurchaseView } from '#parts/reservation-state/purchase-view.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'

/** What each page of a purchase is made from. */
export interface StepProps {
  /** Of the block. */
  readonly id: string
  readonly state: PurchaseView
  readonly car: Car
  readonly site: SiteView
  readonly page: PageView
}

/** Fills the texts of a page. */
export function fillerOf({ car, site }: Pick<StepProps, 'car' | 'site'>) {
  const values = {
    vehicle: site.words[car.item_type],
    deposit: formatMoney(site.constants.reserveDeposit, site.locale),
    days: PURCHASE_KEPT_MS / DAY_MS,
  }
  return (text: string, more: Readonly<Record<string, string>> = {}) =>
    fillPlaceholders(text, { ...values, ...more })
}
