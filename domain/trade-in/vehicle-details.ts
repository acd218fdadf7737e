import { type AustralianState, australianStates } from '../contact/postcode-states.ts'
import { readRego } from '../contact/rego-number.ts'
import { valuationMessages } from './messages.ts'
import { type FormReading, readRequired, readTypedForm, type TypedReading } from './typed-form.ts'

const stateNamed = (name: string): AustralianState | undefined =>
  australianStates.find((state) => state === name.trim().toUpperCase())

/** The preset state of the form: the site's, `qld`; empty for one that is not listed. Spec 5.21. */
export const firstState = (siteState: string): string => stateNamed(siteState) ?? ''

function readState(typed: string): TypedReading<AustralianState> {
  const state = stateNamed(typed)
  return state
    ? { valid: true, value: state }
    : { valid: false, message: valuationMessages.required }
}

function readRequiredRego(typed: string): TypedReading<string> {
  const text = readRequired(typed)
  return text.valid ? readRego(text.value) : text
}

/** A registration as it is looked up: `123ABC`, `QLD`. */
export type Registration = { rego: string; state: AustralianState }

/** Step One as typed: rego and state, both required. Spec 5.20, 5.21. */
export const readVehicleDetails = (
  typed: Readonly<Record<string, unknown>>,
): FormReading<Registration> =>
  readTypedForm<Registration>({ rego: readRequiredRego, state: readState }, typed)
