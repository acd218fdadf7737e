import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/core'
import { isAbsent } from '../absence.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import type { Country } from './country.ts'
import { type PhoneReason, phoneExamples, phoneMessages } from './phone-messages.ts'
import { phonePlans } from './phone-plans.ts'
import type { Reading } from './reading.ts'

/** `business`: 13, 1300, 1800 and other numbers without a place. US numbers do not show which. */
export type PhoneKind = 'mobile' | 'landline' | 'mobile_or_landline' | 'business'

/** `e164` is the number as it is stored and compared: `+61491570006`. */
export type Phone = { e164: string; kind: PhoneKind; country: Country }

type Shape = { kind: PhoneKind; country: Country; digits: RegExp }

// Of the number without country code and leading 0. Shapes, not the ranges in use: those change
// every year, and a buyer with a number of a new range must not be turned away.
const shapes: readonly Shape[] = [
  { country: 'AU', kind: 'mobile', digits: /^4\d{8}$/ },
  { country: 'AU', kind: 'landline', digits: /^[2378]\d{8}$/ },
  { country: 'AU', kind: 'business', digits: /^(1[38]00\d{6}|13\d{4})$/ },
  { country: 'NZ', kind: 'mobile', digits: /^2\d{7,9}$/ },
  { country: 'NZ', kind: 'landline', digits: /^[34679]\d{7}$/ },
  { country: 'NZ', kind: 'business', digits: /^(508\d{6}|800\d{6,7})$/ },
  { country: 'US', kind: 'business', digits: /^8(00|33|44|55|66|77|88)[2-9]\d{6}$/ },
  { country: 'US', kind: 'mobile_or_landline', digits: /^[2-9]\d{2}[2-9]\d{6}$/ },
]

const reasonByLength = {
  NOT_A_NUMBER: 'not_a_number',
  INVALID_COUNTRY: 'country_not_served',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
  INVALID_LENGTH: 'not_in_numbering_plan',
} as const

/**
 * A phone number as people write it (spaces, dashes, brackets, `+61 (0)`, `0011 61`) read as one of
 * Australia, New Zealand or the US. Without a country code it is one of `country`.
 */
export function readPhone(text: string, country: Country): Reading<Phone, PhoneReason> {
  const refused = (reason: PhoneReason): Reading<Phone, PhoneReason> => ({
    valid: false,
    reason,
    message: fillPlaceholders(phoneMessages[reason], { example: phoneExamples[country] }),
  })
  if (isAbsent(text)) return refused('missing')
  const length = validatePhoneNumberLength(text, country, phonePlans)
  if (length !== undefined) return refused(reasonByLength[length])
  const number = parsePhoneNumberFromString(text, country, phonePlans)
  if (number?.ext !== undefined) return refused('not_a_number')
  const shape = shapes.find(
    (known) => known.country === number?.country && known.digits.test(number.nationalNumber),
  )
  if (!number || !shape) return refused('not_in_numbering_plan')
  return {
    valid: true,
    value: { e164: number.number, kind: shape.kind, country: shape.country },
  }
}

/**
 * A stored number formatted for `country`: `0491 570 006` at home, `+64 9 555 0142` abroad.
 * Other text stays as it is.
 */
export function displayPhone(e164: string, country: Country): string {
  const number = parsePhoneNumberFromString(e164, phonePlans)
  if (!number) return e164
  return number.country === country ? number.formatNational() : number.formatInternational()
}
