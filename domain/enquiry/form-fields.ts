import type { Car } from '../car/car.ts'
import type { Country } from '../contact/country.ts'
import { EMAIL_MISSING } from '../contact/email.ts'
import { PHONE_MISSING } from '../contact/phone.ts'
import { defaultCategory, type EnquiryCategory } from './category.ts'
import { presetMessage } from './preset-message.ts'

/** Fields of the forms, in the wire's spelling. Spec 3.38, 5.09. */
export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'category'
  | 'location'
  | 'dealership_slug'
  | 'Rego'
  | 'dateTime'
  | 'opt_in'
  | 'terms_conditions'

type AnyForm = {
  /** The country whose phone numbers need no country code. */
  country: Country
  /** The car that the form is about; none for a general form. */
  car?: Pick<Car, 'car_type' | 'status' | 'tag'>
  /** Shows the checkbox for the terms of use. */
  terms?: boolean
}

/** The enquiry form; an empty list offers no choice. */
type EnquiryForm = AnyForm & {
  form: 'enquiry'
  messageOptional?: boolean
  categories?: readonly EnquiryCategory[]
  /** Slugs. */
  locations?: readonly string[]
  /** Slugs. */
  dealerships?: readonly string[]
  rego?: boolean
  /** Whether the opt-in begins ticked; ticked by default. */
  optIn?: boolean
}

/** How a site has configured a form. */
export type FormConfig = EnquiryForm | (AnyForm & { form: 'test_drive' | 'request_photos' })

/** A field as a form shows it and a server checks it. */
export type FormField = { name: FieldName } & (
  | { required: false }
  | { required: true; ifMissing: string }
) &
  (
    | { kind: 'text' | 'email' | 'tel' | 'textarea' | 'datetime'; value?: string }
    | { kind: 'hidden'; value: string }
    | { kind: 'select'; options: readonly string[] }
    | { kind: 'checkbox'; checked: boolean }
  )

const needed = (ifMissing: string) => ({ required: true, ifMissing }) as const
const optional = { required: false } as const

const person: readonly FormField[] = [
  { name: 'name', kind: 'text', ...needed('Please enter your name.') },
  { name: 'email', kind: 'email', ...needed(EMAIL_MISSING) },
  { name: 'phone', kind: 'tel', ...needed(PHONE_MISSING) },
]
const dateTime: FormField = { name: 'dateTime', kind: 'datetime', ...optional }
const rego: FormField = { name: 'Rego', kind: 'text', ...optional }
const message = { name: 'message', kind: 'textarea' } as const
const terms: FormField = {
  ...{ name: 'terms_conditions', kind: 'checkbox', checked: false },
  ...needed('You must agree to the terms of use before submitting the form.'),
}

const choice = (
  name: FieldName,
  ifMissing: string,
  options: readonly string[] = [],
): FormField[] =>
  options.length > 0 ? [{ name, kind: 'select', options, ...needed(ifMissing) }] : []

function enquiryFields(config: EnquiryForm): FormField[] {
  const { messageOptional = false, optIn = true } = config
  const value = presetMessage(config.car)
  return [
    ...choice('location', 'Please choose a location.', config.locations),
    ...choice('dealership_slug', 'Please choose a dealership.', config.dealerships),
    ...(config.rego ? [rego] : []),
    {
      ...{ ...message, ...(messageOptional ? optional : needed('Please enter a message.')) },
      ...(value !== undefined && { value }),
    },
    { name: 'opt_in', kind: 'checkbox', checked: optIn, ...optional },
  ]
}

function ownFields(config: FormConfig): FormField[] {
  if (config.form === 'enquiry') return enquiryFields(config)
  const appointment = config.form === 'test_drive' ? [dateTime] : []
  return [...appointment, { ...message, ...optional }]
}

function categoryField(config: FormConfig): FormField[] {
  const { form, car } = config
  const categories = form === 'enquiry' ? config.categories : []
  const chosen = choice('category', 'Please choose what your enquiry is about.', categories)
  const value = defaultCategory(form, car)
  return chosen.length > 0 ? chosen : [{ name: 'category', kind: 'hidden', value, ...optional }]
}

/**
 * The fields of a form in order. Name, e-mail and phone are always asked for; the category is chosen
 * from the site's list or a hidden field, as the hidden text of 5.10 is. Spec 5.09-5.15.
 */
export const formFields = (config: FormConfig): FormField[] => [
  ...categoryField(config),
  ...person,
  ...ownFields(config),
  ...(config.terms ? [terms] : []),
]
