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
import type { FieldName, FieldSpec } from './fields.ts'
import { emailField, nameField, phoneField } from './person-fields.ts'
import {
  dayField,
  messageField,
  regoField,
  type ShortText,
  shortField,
  slotField,
} from './text-fields.ts'
import { CHOICE_CHARACTERS_AT_MOST } from './thresholds.ts'

/** The opt-in, ticked from the start unless the site says no. Spec 5.13. */
const optInField = ({ say, site }: FieldContext): FieldSpec => ({
  ...{ name: 'opt_in', kind: 'checkbox', label: say('formOptIn', { dealer: site.name }) },
  ...{ required: false, most: CHOICE_CHARACTERS_AT_MOST, tooLong: '' },
  ...(site.forms.optIn && { value: 'on' }),
})

/** The terms, where the site has some; never ticked by itself. Spec 5.15. */
const termsField = ({ say, site }: FieldContext): FieldSpec | undefined =>
  site.forms.terms && {
    ...{ name: 'terms_conditions', kind: 'checkbox', label: site.forms.terms.text },
    ...{ required: true, missing: say('formTermsMissing') },
    ...{ most: CHOICE_CHARACTERS_AT_MOST, tooLong: '' },
  }

type FieldMaker = (context: FieldContext) => FieldSpec | undefined

const short =
  (name: FieldName, about: ShortText): FieldMaker =>
  (context) =>
    shortField(name, about, context)

const budgetField: FieldMaker = (context) => {
  const value = context.about.parameters?.vehiclePriceBudget
  return shortField('budget', { label: 'formBudget', hint: 'formAboutIsFine', value }, context)
}

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
  budget: budgetField,
  company: short('company', {
    ...{ label: 'formCompany', missing: 'formCompanyMissing', autocomplete: 'organization' },
  }),
  fleet_size: short('fleet_size', { label: 'formFleetSize', hint: 'formAboutIsFine' }),
  own_vehicle: short('own_vehicle', { label: 'formOwnVehicle', missing: 'formOwnVehicleMissing' }),
  own_odometer: short('own_odometer', { label: 'formOdometer', hint: 'formAboutIsFine' }),
  opt_in: optInField,
  terms_conditions: termsField,
}

/** A field of a form; undefined where the site has nothing to choose or to agree to. */
export const fieldOf = (name: FieldName, context: FieldContext): FieldSpec | undefined =>
  makers[name](context)
