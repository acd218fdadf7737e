import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Calculator } from '#domain/finance/calculator-for.ts'
import { formatMoney } from '#domain/format.ts'
import { AmountField } from '#parts/calculator/amount-field.tsx'
import { RateField, TermField } from '#parts/calculator/loan-fields.tsx'
import { STEP, stepsWithin } from '#parts/calculator/steps.ts'
import type { SiteView } from '#parts/view-context.ts'

interface CalculatorInputsProps {
  readonly id: string
  readonly calculator: Extract<Calculator, { kind: 'figures' }>
  readonly site: SiteView
  /** `car` in the site's words. */
  readonly vehicle: string
}

/** What a buyer can change, and in hidden fields what the script needs beside. D30. */
export function CalculatorInputs({ id, calculator, site, vehicle }: CalculatorInputsProps) {
  const { inputs, comparisonRate } = calculator
  const { locale, words } = site
  const price = formatMoney(inputs.price, locale)
  return (
    <>
      <input type="hidden" name="price" value={inputs.price} disabled />
      <input type="hidden" name="locale" value={locale} disabled />
      <input type="hidden" name="comparison" value={comparisonRate} disabled />
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
      <TermField id={id} name={`${id}-term`} termMonths={inputs.termMonths} site={site} />
      <RateField id={id} calculator={calculator} site={site} vehicle={vehicle} />
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
    </>
  )
}
