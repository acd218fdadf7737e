import { fillPlaceholders } from '../../fill-placeholders.ts'
import {
  answerByField,
  carField,
  categoryField,
  dealershipField,
  locationField,
  servicesField,
  timeOfDayField,
  workshopField,
} from './choice-fields.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldName } from './field-names.ts'
import type { FieldSpec } from './fields.ts'
import { emailField, nameField, phoneField } from './person-fields.ts'
import {
  dayField,
  messageField,
  regoField,
  type ShortText,
  shortField,
  slotField,
} from './text-fields.ts'
import { MAX_CHOICE_CHARACTERS } from './thresholds.ts'

/** The opt-in, ticked from the start unless the site says no. Spec 5.13. */
const optInField = ({ words, site }: FieldContext): FieldSpec => ({
  name: 'opt_in',
  kind: 'checkbox',
  label: fillPlaceholders(words.formOptIn, { dealer: site.name }),
  required: false,
  most: MAX_CHOICE_CHARACTERS,
  tooLong: '',
  ...(site.forms.optIn && { value: 'on' }),
})

/** The terms, where the site has some; never ticked by itself. Spec 5.15. */
const termsField = ({ words, site }: FieldContext): FieldSpec | undefined =>
  site.forms.terms && {
    name: 'terms_conditions',
    kind: 'checkbox',
    label: site.forms.terms.text,
    required: true,
    missing: words.formTermsMissing,
    most: MAX_CHOICE_CHARACTERS,
    tooLong: '',
  }

type FieldMaker = (context: FieldContext) => FieldSpec | undefined

const short =
  (name: FieldName, about: (context: FieldContext) => ShortText): FieldMaker =>
  (context) =>
    shortField(name, about(context), context)

const makers: Readonly<Record<FieldName, FieldMaker>> = {
  category: categoryField,
  car_id: carField,
  name: nameField,
  email: emailField,
  phone: phoneField,
  message: messageField,
  location: locationField,
  dealership_slug: dealershipField,
  Rego: regoField,
  dateTime: slotField,
  additional_services: servicesField,
  'Service Location': workshopField,
  preferred_day: dayField,
  preferred_time: timeOfDayField,
  preferred_contact: answerByField,
  budget: short('budget', ({ about, words }) => ({
    label: words.formBudget,
    hint: words.formAboutIsFine,
    value: about.parameters?.vehiclePriceBudget,
  })),
  company: short('company', ({ words }) => ({
    label: words.formCompany,
    missing: words.formCompanyMissing,
    autocomplete: 'organization',
  })),
  fleet_size: short('fleet_size', ({ words }) => ({
    label: words.formFleetSize,
    hint: words.formAboutIsFine,
  })),
  own_vehicle: short('own_vehicle', ({ words }) => ({
    label: words.formOwnVehicle,
    missing: words.formOwnVehicleMissing,
  })),
  own_odometer: short('own_odometer', ({ words }) => ({
    label: words.formOdometer,
    hint: words.formAboutIsFine,
  })),
  opt_in: optInField,
  terms_conditions: termsField,
}

/** A field of a form; undefined where the site has nothing to choose or to agree to. */
export const fieldOf = (name: FieldName, context: FieldContext): FieldSpec | undefined =>
  makers[name](context)
