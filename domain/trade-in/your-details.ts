import { isAbsent } from '../absence.ts'
import type { Country } from '../contact/country.ts'
import { readEmail } from '../contact/email.ts'
import { readPhone } from '../contact/phone.ts'
import { readPostcode } from '../contact/postcode.ts'
import {
  MAX_NAME_CHARACTERS as NAME,
  MAX_SHORT_TEXT_CHARACTERS as SHORT,
} from '../enquiry/form/thresholds.ts'
import { valuationMessages } from './messages.ts'
import { contactMethods, underFinanceAnswers } from './offered-answers.ts'
import { MAX_COMMENT_CHARACTERS } from './thresholds.ts'
import { type FormReading, readRequired, readTypedForm, type TypedReading } from './typed-form.ts'

/** The person's answers about themselves and the car, as stored; `odometer` in km. */
export type YourDetails = {
  name: string
  last_name?: string | undefined
  phone: string
  email: string
  postcode: string
  odometer: number
  service_history: string
  number_of_keys: string
  car_condition: string
  comments: string
  finance?: (typeof underFinanceAnswers)[number] | undefined
  PreferredContactMethod?: (typeof contactMethods)[number] | undefined
}

/** The fields of Step Four as typed; what was left out is empty. */
export type TypedDetails = Readonly<Partial<Record<keyof YourDetails, string>>>

/** A text of at most so many characters, as leads store it. */
const within =
  <Value>(most: number, read: (typed: string) => TypedReading<Value>) =>
  (typed: string): TypedReading<Value> =>
    typed.trim().length > most
      ? { valid: false, message: valuationMessages.tooLong(most) }
      : read(typed)

const readOptional = (typed: string): TypedReading<string | undefined> => ({
  valid: true,
  value: isAbsent(typed) ? undefined : typed.trim(),
})

/** One of a few, or none: the form has nothing else to choose. */
const readChoice =
  <Choice extends string>(choices: readonly Choice[]) =>
  (typed: string): TypedReading<Choice | undefined> => ({
    valid: true,
    value: choices.find((choice) => choice === typed),
  })

/** `85,000 km` is 85000. Spec 5.23. */
export function readOdometer(typed: string): TypedReading<number> {
  const text = readRequired(typed)
  if (!text.valid) return text
  const km = /^(\d+|\d{1,3}([, ]\d{3})+)( ?km)?$/i.test(text.value)
    ? Number(text.value.replace(/\D/g, ''))
    : Number.NaN
  return Number.isSafeInteger(km)
    ? { valid: true, value: km }
    : { valid: false, message: valuationMessages.odometerUnclear }
}

function readPhoneNumber(typed: string, country: Country): TypedReading<string> {
  const phone = readPhone(typed, country)
  return phone.valid ? { valid: true, value: phone.value.e164 } : phone
}

/**
 * Step Four as typed. Phone and postcode are those of the site's country. Besides what 5.23 asks for,
 * name, phone and e-mail are required: the provider's last call needs them (7.15), and without them
 * there is no way to reply. Spec 5.17, 5.19, 5.23.
 */
export const readYourDetails = (
  typed: Readonly<Record<string, unknown>>,
  country: Country,
): FormReading<YourDetails> =>
  readTypedForm<Required<YourDetails>>(
    {
      name: within(NAME, readRequired),
      last_name: within(NAME, readOptional),
      phone: (text) => readPhoneNumber(text, country),
      email: readEmail,
      postcode: (text) => readPostcode(text, country),
      odometer: readOdometer,
      service_history: within(SHORT, readRequired),
      number_of_keys: within(SHORT, readRequired),
      car_condition: within(SHORT, readRequired),
      comments: within(MAX_COMMENT_CHARACTERS, readRequired),
      finance: readChoice(underFinanceAnswers),
      PreferredContactMethod: readChoice(contactMethods),
    },
    typed,
  )
