import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { MONTHS_PER_YEAR } from '#domain/finance/thresholds.ts'
import { formatMoney, formatRate } from '#domain/format.ts'
import { cn } from '#ui/cn.ts'
import { RadioPills } from '#ui/radio-pills/radio-pills.tsx'
import { comparedYears } from '../calculated/calculated-figures.ts'
import type { SiteView } from '../view-context.ts'
import { AmountField } from './amount-field.tsx'
import { STEP, stepsWithin } from './steps.ts'

/** The largest slider of a rate, per cent a year. */
const RATE_MOST = 25
const RATE_STEP = 0.05
/** The largest slider of a deposit, as a share of the price. */
const DEPOSIT_MOST = 0.9

/** The most terms that a phone has room for beside each other. */
const ROW = 5

interface LoanFieldsProps {
  /** Of the block. */
  readonly id: string
  /** The name of the term in the address of a form. */
  readonly term: string
  readonly calculator: Extract<Calculator, { kind: 'figures' }>
  readonly site: SiteView
  /** `car` in the site's words. */
  readonly vehicle: string
  /** The field of the price, before the others. */
  readonly price: ReactNode
}

/** Price, deposit, term and rate of a loan, and in hidden fields what the script needs beside. D30. */
export function LoanFields({ id, term, calculator, site, vehicle, price }: LoanFieldsProps) {
  const { inputs, comparisonRate } = calculator
  const { locale, words } = site
  const terms = termsOf(inputs.termMonths)
  return (
    <>
      <input type="hidden" name="locale" value={locale} disabled />
      <input type="hidden" name="comparison" value={comparisonRate} disabled />
      {price}
      <AmountField
        id={`${id}-deposit`}
        name="deposit"
        unit="$"
        step={STEP}
        label={words.calculatorDeposit}
        error={fillPlaceholders(words.depositWrong, { price: formatMoney(inputs.price, locale) })}
        value={inputs.deposit}
        most={stepsWithin(inputs.price, DEPOSIT_MOST)}
      />
      <div className="calc-amount">
        <p aria-hidden="true">{words.calculatorTerm}</p>
        <RadioPills
          id={`${id}-term`}
          name={term}
          legend={words.calculatorTerm}
          value={String(inputs.termMonths)}
          options={terms}
          // In one row, or in two even ones; a variant with wide letters has fewer beside each other.
          className={cn(
            'grid gap-1',
            terms.length > ROW ? 'grid-cols-3' : 'grid-cols-[repeat(var(--terms,5),minmax(0,1fr))]',
          )}
        />
      </div>
      <RateField id={id} calculator={calculator} site={site} vehicle={vehicle} />
    </>
  )
}

type RateFieldProps = Omit<LoanFieldsProps, 'term' | 'price'>

/** The interest rate, which a buyer can change where the lender's fees are stated. D30, Spec 9.13. */
function RateField({ id, calculator, site, vehicle }: RateFieldProps) {
  const { inputs, fees } = calculator
  const { locale, words } = site
  if (!fees) {
    const rate = formatRate(inputs.ratePercent, locale)
    return (
      <div className="calc-amount">
        <input type="hidden" name="rate" value={inputs.ratePercent} disabled />
        <p className="calc-label">{words.calculatorRate}</p>
        <p>{fillPlaceholders(words.calculatorRateFixed, { vehicle, rate })}</p>
      </div>
    )
  }
  return (
    <>
      <input type="hidden" name="upFront" value={fees.upFront} disabled />
      <input type="hidden" name="monthly" value={fees.monthly} disabled />
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
