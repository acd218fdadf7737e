import type { Country } from '../contact/country.ts'
import { readPhone } from '../contact/phone.ts'

/** A number that a text can be sent to, or why it is none. */
export type Mobile =
  | { readonly valid: true; readonly e164: string }
  | { readonly valid: false; readonly reason: 'missing' | 'not_mobile' | 'incomplete' }
  /** With the sentence of `readPhone`. */
  | { readonly valid: false; readonly reason: 'not_a_number'; readonly message: string }

/**
 * A mobile number as people write it, of a site's country where it has no country code. Numbers of the United
 * States do not show what they are, so all but free ones count. D25.
 */
export function readMobile(text: string, country: Country): Mobile {
  const phone = readPhone(text, country)
  if (phone.valid) {
    const { e164, kind } = phone.value
    const isMobile = kind === 'mobile' || kind === 'mobile_or_landline'
    return isMobile ? { valid: true, e164 } : { valid: false, reason: 'not_mobile' }
  }
  switch (phone.reason) {
    case 'missing':
      return { valid: false, reason: 'missing' }
    case 'not_in_numbering_plan':
      return { valid: false, reason: 'incomplete' }
    default:
      return { valid: false, reason: 'not_a_number', message: phone.message }
  }
}
