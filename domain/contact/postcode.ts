import type { Country } from './country.ts'
import type { Reading } from './reading.ts'
import { MAX_ZIP_CODE_CHARACTERS, POSTCODE_DIGITS } from './thresholds.ts'

type PostcodeRule = {
  /** The whole of a postcode, also for the `pattern` of an input. */
  pattern: string
  maxLength: number
  message: string
}

const fourDigits: PostcodeRule = {
  pattern: '[0-9]{4}',
  maxLength: POSTCODE_DIGITS,
  message: 'Invalid postcode. Please enter a 4-digit number.',
}

/** Pattern and message of postcode fields, by country. Spec 5.19. */
export const postcodeRules: Readonly<Record<Country, PostcodeRule>> = {
  AU: fourDigits,
  NZ: fourDigits,
  US: {
    pattern: '[0-9]{5}(-[0-9]{4})?',
    maxLength: MAX_ZIP_CODE_CHARACTERS,
    message: 'Invalid ZIP code. Please enter a 5-digit number.',
  },
}

/** A required postcode; it stays text, since some begin with 0. Spec 5.19. */
export function readPostcode(text: string, country: Country): Reading<string, 'not_a_postcode'> {
  const { pattern, message } = postcodeRules[country]
  const postcode = text.trim()
  if (!new RegExp(`^(${pattern})$`).test(postcode)) {
    return { valid: false, reason: 'not_a_postcode', message }
  }
  return { valid: true, value: postcode }
}
