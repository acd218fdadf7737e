import { australianStates } from '#domain/contact/postcode-states.ts'
import { MAX_REGO_CHARACTERS } from '#domain/contact/thresholds.ts'
import type { VehicleDetailsStep } from '#domain/trade-in/valuation-wizard-state.ts'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { fieldId, type StepProps } from './step-props.ts'
import { ValuationForm } from './valuation-form.tsx'

/** As people type it, with spaces and dashes. */
const TYPED_REGO = 2 * MAX_REGO_CHARACTERS

/** Step One: the plate and its state. Spec 4.23, 5.20, 5.21. */
export function VehicleStep(props: StepProps<VehicleDetailsStep>) {
  const { state, wished, site } = props
  const { words } = site
  return (
    <ValuationForm
      {...props}
      failedTitle={words.valuationLookFailed}
      className="valuation-plate-form"
    >
      {wished && <input type="hidden" name="car_id" value={wished.id} />}
      <div className="valuation-plate">
        <Field
          id={fieldId(props, 'rego')}
          label={words.formRego}
          error={state.errors.rego}
          className="valuation-rego"
        >
          {(control) => (
            <input
              {...control}
              name="rego"
              required
              maxLength={TYPED_REGO}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              defaultValue={state.rego}
              className="plate-input"
            />
          )}
        </Field>
        <Field
          id={fieldId(props, 'state')}
          label={words.valuationState}
          error={state.errors.state}
          className="valuation-state"
        >
          {(control) => (
            <span className="plate-state">
              <select {...control} name="state" defaultValue={state.state}>
                {state.state === '' && <option value="">{words.formChoose}</option>}
                {australianStates.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
              <Icon name="chevron-down" size="sm" />
            </span>
          )}
        </Field>
        <SubmitButton size="lg" busyLabel={words.valuationFinding}>
          {words.valuationFind}
        </SubmitButton>
      </div>
      <p className="small-print">{words.valuationFindNote}</p>
    </ValuationForm>
  )
}
