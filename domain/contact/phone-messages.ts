import type { Country } from './country.ts'

/** Why a text is not an accepted phone number. */
export type PhoneReason =
  | 'missing'
  | 'not_a_number'
  | 'too_short'
  | 'too_long'
  | 'country_not_served'
  | 'not_in_numbering_plan'

/** A number of each country as its people write it. */
export const phoneExamples: Readonly<Record<Country, string>> = {
  AU: '0491 570 006',
  NZ: '09 555 0142',
  US: '(212) 555-0123',
}

/** The sentence for each reason, with a number as an {example}. */
export const phoneMessages = {
  missing: 'Please enter your phone number.',
  not_a_number: 'Please enter your phone number in digits, such as {example}.',
  too_short: 'This phone number is too short. Please enter it like {example}.',
  too_long: 'This phone number is too long. Please enter it like {example}.',
  country_not_served:
    'Please enter a phone number of Australia, New Zealand or the United States, such as {example}.',
  not_in_numbering_plan:
    'Please check this phone number. We need all of it with its area code, such as {example}.',
} as const satisfies Readonly<Record<PhoneReason, string>>
