import { isAbsent } from '../absence.ts'
import { type Reading, refused } from './reading.ts'
import { MAX_REGO_CHARACTERS } from './thresholds.ts'

/** Why a text is not a registration number. */
export type RegoReason = 'missing' | 'too_long' | 'not_letters_and_digits'

/** The sentence for each reason. */
export const REGO_MESSAGES: Readonly<Record<RegoReason, string>> = {
  missing: 'Please enter the registration number.',
  too_long: `A registration number has at most ${MAX_REGO_CHARACTERS} letters and digits.`,
  not_letters_and_digits: 'Please enter the registration number in letters and digits only.',
}

/** A registration number as it is stored: capitals, without spaces and dashes: `123ABC`. Spec 3.38. */
export function readRego(text: string): Reading<string, RegoReason> {
  if (isAbsent(text)) return refused('missing', REGO_MESSAGES)
  const rego = text.replace(/[\s\p{Dash}]/gu, '').toUpperCase()
  if (!/^[A-Z0-9]+$/.test(rego)) return refused('not_letters_and_digits', REGO_MESSAGES)
  if (rego.length > MAX_REGO_CHARACTERS) return refused('too_long', REGO_MESSAGES)
  return { valid: true, value: rego }
}
