import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { MONTHS_PER_YEAR } from '#domain/finance/thresholds.ts'
import { formatMoney, formatRate } from '#domain/format.ts'
import type { SiteView } from '#parts/view-context.ts'
import { RadioPills } from '#ui/field/radio-pills.tsx'
import { AmountField } from './amount-field.tsx'
import { comparedYears } from './calculated-figures.ts'

interface CalculatorInputsProps {
  readonly id: string
  readonly calculator: Extract<Calculator, { kind: 'figures' }>
  readonly site: SiteView
  /** `car` in the site's words. */
  readonly vehicle: string
}

/** Of sliders, dollars. */
const STEP = 100
/** The largest slider of a rate, per cent a year. */
const RATE_MOST = 25
const RATE_STEP = 0.05

/** Whole steps within a share of the price, so that a slider cannot leave what a loan may be. */
const stepsWithin = (price: number, share: number) => Math.floor((price * share) / STEP) * STEP

/** What a buyer can change, and in hidden fields what the script needs beside. D30. */
export function CalculatorInputs({ id, calculator, site, vehicle }: CalculatorInputsProps) {
  const { inputs, comparisonRate, fees } = calculator
  const { locale, words } = site
  const price = formatMoney(inputs.price, locale)
  return (
    <div className="calc-inputs">
      <input type="hidden" name="price" value={inputs.price} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="comparison" value={comparisonRate} />
      <AmountField
        id={`${id}-deposit`}
        name="deposit"
        unit="$"
        step={STEP}
        label={words.calculatorDeposit}
        error={fillPlaceholders(words.depositWrong, { price })}
        value={inputs.deposit}
        most={stepsWithin(inputs.price, 0.9)}
      />
      <div className="calc-amount">
        <p aria-hidden="true">{words.calculatorTerm}</p>
        <RadioPills
          id={`${id}-term`}
          name={`${id}-term`}
          legend={words.calculatorTerm}
          value={String(inputs.termMonths)}
          options={termsOf(inputs.termMonths)}
        />
      </div>
      {fees ? (
        <>
          <input type="hidden" name="upFront" value={fees.upFront} />
          <input type="hidden" name="monthly" value={fees.monthly} />
          <AmountField
            id={`${id}-rate`}
            name="rate"
            unit={words.calculatorRateUnit}
            step={RATE_STEP}
            label={words.calculatorRate}
            hint={fillPlaceholders(words.calculatorRateHint, { vehicle })}
            error={words.rateWrong}
            value={inputs.ratePercent}
            most={RATE_MOST}
          />
        </>
      ) : (
        <div className="calc-amount">
          <input type="hidden" name="rate" value={inputs.ratePercent} />
          <p className="calc-label">{words.calculatorRate}</p>
          <p>
            {fillPlaceholders(words.calculatorRateFixed, {
              vehicle,
              rate: formatRate(inputs.ratePercent, locale),
            })}
          </p>
        </div>
      )}
      <AmountField
        id={`${id}-balloon`}
        name="balloon"
        unit="$"
        step={STEP}
        label={words.calculatorBalloon}
        hint={words.calculatorBalloonHint}
        error={words.balloonWrong}
        value={inputs.balloon}
        most={stepsWithin(inputs.price - inputs.deposit, 0.6)}
      />
    </div>
  )
}

/** The usual terms, and the first one if it is none of them. */
function termsOf(first: number) {
  const months = comparedYears.map((years) => years * MONTHS_PER_YEAR)
  const all = months.includes(first) ? months : [...months, first].sort((a, b) => a - b)
  return all.map((term) => {
    const years = term / MONTHS_PER_YEAR
    return {
      value: String(term),
      label: Number.isInteger(years) ? `${years} years` : `${term} months`,
    }
  })
}
