import { fillPlaceholders } from '../../fill-placeholders.ts'
import { categoryOptions, namedOptions } from './choices.ts'
import { chosenOne, type FieldContext } from './field-context.ts'
import type { FieldName } from './field-names.ts'
import type { FieldOption, FieldSpec } from './fields.ts'
import { ownFields } from './plans.ts'
import { MAX_CHOICE_CHARACTERS } from './thresholds.ts'

const most = MAX_CHOICE_CHARACTERS

const begun = (name: FieldName, label: string, { words }: FieldContext) => ({
  name,
  label,
  most,
  tooLong: fillPlaceholders(words.formTooLong, { most }),
})

/** What it is about: chosen from the block's list, or unseen. Spec 5.10, 5.12, D19. */
export function categoryField(context: FieldContext): FieldSpec | undefined {
  const { category: ofForm, narrowed, words, site } = context
  const { categories = [] } = narrowed
  const options = categoryOptions(categories, site)
  const unseen: readonly FieldOption[] = [{ value: ofForm, label: '' }]
  return chosenOne(
    begun('category', words.formCategory, context),
    options.length > 0 ? options : unseen,
    { missing: words.formCategoryMissing, value: ofForm },
  )
}

/** The car, unseen. Spec 3.39. */
export function carField(context: FieldContext): FieldSpec | undefined {
  const { car } = context.about
  return chosenOne(begun('car_id', '', context), car ? [{ value: car.id, label: '' }] : [], {
    missing: '',
  })
}

/** The place to send it to; unseen where that is known. Spec 5.12, 2.08. */
export function locationField(context: FieldContext): FieldSpec | undefined {
  const { about, narrowed, places, plan, words, site } = context
  const { location, preferredDealership } = about.parameters ?? {}
  const asksDealership = site.dealerships.length > 1 && !narrowed.fields?.includes('location')
  if (asksDealership && ownFields(plan).includes('dealership_slug')) return undefined
  return chosenOne(begun('location', words.formLocation, context), namedOptions(places), {
    missing: words.formLocationMissing,
    value: location ?? preferredDealership,
  })
}

/** The dealership of a group. Spec 5.12, 2.08. */
export function dealershipField(context: FieldContext): FieldSpec | undefined {
  const { about, words, site } = context
  const preferred = about.parameters?.preferredDealership
  const wanted = site.dealerships.find(({ id, slug }) => preferred === slug || preferred === id)
  return chosenOne(
    begun('dealership_slug', words.formDealership, context),
    namedOptions(site.dealerships),
    { missing: words.formDealershipMissing, value: wanted?.slug },
  )
}

/** The workshop of a service booking. Spec 3.38, 2.13. */
export function workshopField(context: FieldContext): FieldSpec | undefined {
  const { about, places, words } = context
  return chosenOne(begun('Service Location', words.formWorkshop, context), namedOptions(places), {
    missing: words.formWorkshopMissing,
    value: about.parameters?.location,
  })
}

/** The services that a site offers, each a box to tick. Spec 3.38. */
export function servicesField(context: FieldContext): FieldSpec | undefined {
  const { words, site } = context
  const options = site.forms.services.map((value) => ({ value, label: value }))
  if (options.length === 0) return undefined
  const field = begun('additional_services', words.formServices, context)
  return { ...field, kind: 'checks', required: false, options }
}

const oneOf = (context: FieldContext, name: FieldName, label: string, options: FieldOption[]) => ({
  ...begun(name, label, context),
  ...({ kind: 'radios', required: false, options } as const),
})

/** The time of day that suits. */
export function timeOfDayField(context: FieldContext): FieldSpec {
  const { words } = context
  const field = oneOf(context, 'preferred_time', words.formTime, [
    { value: 'any', label: words.formTimeAny },
    { value: 'morning', label: words.formTimeMorning },
    { value: 'afternoon', label: words.formTimeAfternoon },
  ])
  return { ...field, value: 'any' }
}

/** How the buyer wants to be answered. */
export function answerByField(context: FieldContext): FieldSpec {
  const { words } = context
  return oneOf(context, 'preferred_contact', words.formAnswerBy, [
    { value: 'phone', label: words.formByPhone },
    { value: 'email', label: words.formByEmail },
    { value: 'text', label: words.formByText },
  ])
}
