import type { Car } from '#domain/car/car.ts'
import { bestFigure, type ComparedRow } from '#domain/car/compared-rows.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { isSubscription, shownPrice } from '#parts/price/shown-price.ts'
import { type Repayment, repaymentOf } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'

/** Price and what it includes, repayment and its rates: before all other rows, whether they differ or not. */
export function moneyRows(cars: readonly Car[], site: SiteView, now: string): ComparedRow[] {
  const { words } = site
  const prices = cars.map((car) => shownPrice(car, site))
  const repayments = cars.map((car) => repaymentOf(car, site, now))
  const row = (key: string, label: string, of: (repayment: Repayment) => string): ComparedRow => ({
    key,
    label,
    values: repayments.map((repayment) => repayment && of(repayment)),
  })
  const { rates = [] } = repayments.find((repayment) => repayment !== undefined) ?? {}
  const isMonthly = repayments.some((repayment) => repayment?.per === 'month')
  const repayment = isMonthly ? words.perMonthLabel : words.perWeekLabel
  const rows: ComparedRow[] = [
    {
      key: 'price',
      label: words.price,
      best: lowestPrice(cars, site),
      values: prices.map(({ text }) => text),
      notes: prices.map(({ note }) => note),
    },
    row('repayment', `${repayment}*`, ({ amount }) => amount),
    ...rates.map(({ label }, at) =>
      row(
        `rate-${at}`,
        at === rates.length - 1 ? `${label}*` : label,
        (repayment) => repayment.rates[at]?.value ?? '',
      ),
    ),
    row('basis', words.repaymentBasis, ({ basis }) => basis),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== undefined && value !== ''))
}

/** Prices rank only where they include the same: a price by the week or without charges is another thing. */
function lowestPrice(cars: readonly Car[], site: SiteView): number | undefined {
  const types = new Set(cars.map(({ price_type }) => price_type))
  if (types.size > 1 || cars.some((car) => isSubscription(car, site))) return undefined
  return bestFigure(cars.map(askingPrice), 'less')
}
