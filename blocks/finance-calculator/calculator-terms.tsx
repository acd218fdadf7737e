import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { isWithoutCharges, withoutChargesText } from '#domain/finance/market-terms.ts'
import { formatMoney } from '#domain/format.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { basisOf, repaymentOf } from '#parts/repayment/repayment.ts'
import type { SiteView } from '#parts/view-context.ts'

interface CalculatorTermsProps {
  readonly calculator: Extract<Calculator, { kind: 'figures' }>
  readonly car: Car
  readonly site: SiteView
  readonly now: string
  readonly vehicle: string
  /** The first figures. */
  readonly figures: Readonly<Record<string, string>>
}

/**
 * What the figures count, the lender's own where it differs, and the warning, all without a press.
 * Spec 9.13, 9.18, D30, D40.
 */
export function CalculatorTerms(props: CalculatorTermsProps) {
  const { calculator, car, site, now, vehicle, figures } = props
  const { inputs, fees } = calculator
  const { locale, words } = site
  const money = (dollars: number) => formatMoney(dollars, locale)
  const price = money(inputs.price)
  const own = repaymentOf(car, site, now)
  const isOther = own !== undefined && own.amount !== figures[`${own.per}ly`]
  const terms = [
    fillPlaceholders(words.calculatorBasis, { price, vehicle }),
    isOther && fillPlaceholders(words.calculatorLender, { vehicle, repayment: own.text }),
    fees &&
      fillPlaceholders(words.calculatorFees, {
        upFront: money(fees.upFront),
        monthly: money(fees.monthly),
      }),
    isWithoutCharges(car, locale) && withoutChargesText(locale),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      <noscript>
        <p>
          {fillPlaceholders(words.calculatorWithoutScript, {
            price,
            basis: basisOf(inputs, locale),
          })}
        </p>
      </noscript>
      <FinanceWarning site={site} mark="*" terms={terms.join(' ')} />
    </>
  )
}
