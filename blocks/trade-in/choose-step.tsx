import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { ChooseVehicleStep } from '#domain/trade-in/valuation-wizard-state.ts'
import { optionId } from '#ui/field/control.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { fieldId, type StepProps } from './step-props.ts'
import { ValuationForm } from './valuation-form.tsx'

/** Step Two: one of the cars that the registration may belong to. Spec 4.24, 5.22. */
export function ChooseStep(props: StepProps<ChooseVehicleStep>) {
  const { state, site } = props
  const { words } = site
  const { descriptions, registration, errors } = state
  const group = fieldId(props, 'manualEntry')
  const [first = ''] = descriptions
  return (
    <ValuationForm
      {...props}
      failedTitle={words.valuationLookFailed}
      controlIds={{ manualEntry: optionId(group, first) }}
    >
      <RadioGroup
        id={group}
        name="manualEntry"
        legend={fillPlaceholders(words.valuationChoose, { rego: registration.rego })}
        options={descriptions.map((description) => ({ value: description, label: description }))}
        required
        error={errors.manualEntry}
        boxed
      />
      <SubmitButton size="lg" busyLabel={words.valuationFinding}>
        {words.formContinue}
      </SubmitButton>
    </ValuationForm>
  )
}
