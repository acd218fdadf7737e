import type { Calculator } from '#domain/finance/calculator-for.ts'
import { AmountField } from '#parts/calculator/amount-field.tsx'
import { LoanFields } from '#parts/calculator/loan-fields.tsx'
import { STEP, stepsWithin } from '#parts/calculator/steps.ts'
import type { SiteView } from '#parts/view-context.ts'

interface CalculatorInputsProps {
  readonly id: string
  readonly calculator: Extract<Calculator, { kind: 'figures' }>
  readonly site: SiteView
  /** `car` in the site's words. */
  readonly vehicle: string
}

/** What a buyer can change about the loan for a car. D30. */
export function CalculatorInputs(props: CalculatorInputsProps) {
  const { id, calculator, site } = props
  const { inputs } = calculator
  const { words } = site
  return (
    <>
      <LoanFields
        {...props}
        term={`${id}-term`}
        price={<input type="hidden" name="price" value={inputs.price} disabled />}
      />
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
