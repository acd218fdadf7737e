import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { ValuedCar } from '../define-load.ts'

interface TradeInLineProps {
  readonly valued: ValuedCar
  readonly site: SiteView
}

/** The car that a buyer had valued: an estimate beside the loan, never money off it. D29, Spec 5.26. */
export function TradeInLine({
  valued: { vehicle, figure, isExpired },
  site: { words },
}: TradeInLineProps) {
  return (
    <p className="lead-form-trade-in">
      <b>{fillPlaceholders(words.valuationOfFinance, { vehicle })}</b>{' '}
      {figure && !isExpired
        ? `${figure.text}. ${figure.validity}. ${words.valuationOfFinanceText}`
        : words.valuationOfFinanceNone}
    </p>
  )
}
