import { z } from 'zod'
import { isAbsent } from '../car/absence.ts'
import type { Country } from '../contact/country.ts'
import { readEmail } from '../contact/email.ts'
import { readPhone } from '../contact/phone.ts'
import { readPostcode } from '../contact/postcode.ts'
import { valuationMessages } from './messages.ts'
import { readRequired, type TypedReading, typedField } from './typed-field.ts'

const required = typedField(readRequired)

const optional = typedField((typed) => ({
  valid: true,
  value: isAbsent(typed) ? undefined : typed.trim(),
}))

/** `85,000 km` is 85000. */
function readOdometer(typed: string): TypedReading<number> {
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
 * nobody could answer. Spec 5.19, 5.23.
 */
export const yourDetailsSchema = (country: Country) =>
  z.object({
    name: required.describe('First Name'),
    last_name: optional.describe('Last Name'),
    phone: typedField((typed) => readPhoneNumber(typed, country)).describe('Mobile Number'),
    email: typedField(readEmail).describe('Email Address'),
    postcode: typedField((typed) => readPostcode(typed, country)).describe('Postcode'),
    odometer: typedField(readOdometer).describe('Odometer, km'),
    service_history: required.describe('Service history'),
    number_of_keys: required.describe('Number of keys'),
    car_condition: required.describe('Condition of the car'),
    comments: required.describe('Comments'),
  })

/** What the person told of themselves and the car. */
export type YourDetails = z.infer<ReturnType<typeof yourDetailsSchema>>

/** The fields of Step Four as typed; what was left out is empty. */
export type TypedDetails = Readonly<Partial<Record<keyof YourDetails, string>>>
