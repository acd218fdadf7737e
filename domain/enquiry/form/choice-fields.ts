import { categoryOptions, namedOptions } from './choices.ts'
import { chosenOne, type FieldContext } from './field-context.ts'
import type { FieldName, FieldOption, FieldSpec } from './fields.ts'
import { CHOICE_CHARACTERS_AT_MOST } from './thresholds.ts'

const most = CHOICE_CHARACTERS_AT_MOST

const begun = (name: FieldName, label: string, { say }: FieldContext) => ({
  ...{ name, label, most },
  tooLong: say('formTooLong', { most }),
})

/** What it is about: chosen from the block's list, or unseen. Spec 5.10, 5.12, D19. */
export function categoryField(context: FieldContext): FieldSpec | undefined {
  const { category: ofForm, narrowed, say, site } = context
  const { categories = [] } = narrowed
  const options = categoryOptions(categories, site)
  const unseen: readonly FieldOption[] = [{ value: ofForm, label: '' }]
  return chosenOne(
    begun('category', say('formCategory'), context),
    options.length > 0 ? options : unseen,
    { missing: say('formCategoryMissing'), value: ofForm },
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
  const { about, narrowed, places, say, site } = context
  const { location, preferredDealership } = about.parameters ?? {}
  const asksDealership = site.dealerships.length > 1 && !narrowed.fields?.includes('location')
  if (asksDealership && context.kind === 'finance') return undefined
  return chosenOne(begun('location', say('formLocation'), context), namedOptions(places), {
    missing: say('formLocationMissing'),
    value: location ?? preferredDealership,
  })
}

/** The dealership of a group. Spec 5.12, 2.08. */
export function dealershipField(context: FieldContext): FieldSpec | undefined {
  const { about, say, site } = context
  const preferred = about.parameters?.preferredDealership
  const wanted = site.dealerships.find(({ id, slug }) => preferred === slug || preferred === id)
  return chosenOne(
    begun('dealership_slug', say('formDealership'), context),
    namedOptions(site.dealerships),
    { missing: say('formDealershipMissing'), value: wanted?.slug },
  )
}

/** The workshop of a service booking. Spec 3.38, 2.13. */
export function workshopField(context: FieldContext): FieldSpec | undefined {
  const { about, places, say } = context
  return chosenOne(begun('Service Location', say('formWorkshop'), context), namedOptions(places), {
    missing: say('formWorkshopMissing'),
    value: about.parameters?.location,
  })
}

/** The services that a site offers, each a box to tick. Spec 3.38. */
export function servicesField(context: FieldContext): FieldSpec | undefined {
  const { say, site } = context
  const options = site.forms.services.map((value) => ({ value, label: value }))
  if (options.length === 0) return undefined
  const field = begun('additional_services', say('formServices'), context)
  return { ...field, kind: 'checks', required: false, options }
}

const oneOf = (context: FieldContext, name: FieldName, label: string, options: FieldOption[]) => ({
  ...begun(name, label, context),
  ...({ kind: 'radios', required: false, options } as const),
})

/** The time of day that suits. */
export function timeOfDayField(context: FieldContext): FieldSpec {
  const { say } = context
  const field = oneOf(context, 'preferred_time', say('formTime'), [
    { value: 'any', label: say('formTimeAny') },
    { value: 'morning', label: say('formTimeMorning') },
    { value: 'afternoon', label: say('formTimeAfternoon') },
  ])
  return { ...field, value: 'any' }
}

/** How the buyer wants to be answered. */
export function answerByField(context: FieldContext): FieldSpec {
  const { say } = context
  return oneOf(context, 'preferred_contact', say('formAnswerBy'), [
    { value: 'phone', label: say('formByPhone') },
    { value: 'email', label: say('formByEmail') },
    { value: 'text', label: say('formByText') },
  ])
}
