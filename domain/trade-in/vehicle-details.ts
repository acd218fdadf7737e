import { z } from 'zod'
import { type AustralianState, australianStates } from '../contact/postcode-states.ts'
import { readRego } from '../contact/rego-number.ts'
import { valuationMessages } from './messages.ts'
import { readRequired, type TypedReading, typedField } from './typed-field.ts'

const stateNamed = (name: string): AustralianState | undefined =>
  australianStates.find((state) => state === name.trim().toUpperCase())

/** The state that the form begins with: the site's, `qld`; empty for one that is not listed. Spec 5.21. */
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

/** Step One as typed: rego and state, both required. Spec 5.20, 5.21. */
export const vehicleDetailsSchema = z.object({
  rego: typedField(readRequiredRego).describe('Registration number'),
  state: typedField(readState).describe('State of registration'),
})

/** A registration as it is looked up: `123ABC`, `QLD`. */
export type Registration = z.infer<typeof vehicleDetailsSchema>
