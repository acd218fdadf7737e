import { isAbsent } from '../absence.ts'
import { type Reading, refused } from './reading.ts'
import { VIN_CHARACTERS, VIN_CHECK_MODULUS, VIN_CHECK_PLACE } from './thresholds.ts'

/** A VIN in capitals. A wrong check digit only warns: outside North America few makers set it. */
export type Vin = { vin: string; warnings: 'check_digit_wrong'[] }

/** Why a text is not a VIN. */
export type VinReason =
  | 'missing'
  | 'not_17_characters'
  | 'letter_i_o_or_q'
  | 'not_letters_and_digits'

const messages: Readonly<Record<VinReason, string>> = {
  missing: 'Please enter the VIN.',
  not_17_characters: `A VIN has exactly ${VIN_CHARACTERS} characters.`,
  letter_i_o_or_q: 'A VIN has no letters I, O or Q. Please check for the digits 1 and 0.',
  not_letters_and_digits: 'Please enter the VIN in letters and digits only.',
}

// ISO 3779: the characters that count 0, 1, 2 … and the weight of each position.
const charactersByValue = ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ']
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const checkDigits = '0123456789X'

const amountOf = (character: string): number =>
  charactersByValue.findIndex((characters) => characters.includes(character))

function hasRightCheckDigit(vin: string): boolean {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * amountOf(vin.charAt(place)),
    0,
  )
  return vin.charAt(VIN_CHECK_PLACE) === checkDigits.charAt(sum % VIN_CHECK_MODULUS)
}

/** A vehicle identification number as it is stored, spaces and dashes dropped. Spec 3.02, 3.44. */
export function readVin(text: string): Reading<Vin, VinReason> {
  if (isAbsent(text)) return refused('missing', messages)
  const vin = text.replace(/[\s\p{Dash}]/gu, '').toUpperCase()
  if (!/^[A-Z0-9]+$/.test(vin)) return refused('not_letters_and_digits', messages)
  if (vin.length !== VIN_CHARACTERS) return refused('not_17_characters', messages)
  if (/[IOQ]/.test(vin)) return refused('letter_i_o_or_q', messages)
  return {
    valid: true,
    value: { vin, warnings: hasRightCheckDigit(vin) ? [] : ['check_digit_wrong'] },
  }
}
