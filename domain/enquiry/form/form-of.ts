import { carTypes } from '../../car/kinds.ts'
import { fillPlaceholders } from '../../fill-placeholders.ts'
import type { EnquiryCategory } from '../category.ts'
import { defaultCategory } from '../default-category.ts'
import type { FormAbout, FormSite } from './about.ts'
import { placesOf } from './choices.ts'
import type { FieldContext } from './field-context.ts'
import type { FieldName } from './field-names.ts'
import { fieldOf } from './field-of.ts'
import {
  type FieldSpec,
  type FormSpec,
  type FormStep,
  fieldsOf,
  type NarrowedForm,
} from './fields.ts'
import type { FormKind } from './kinds/form-kinds.ts'
import { type FormPlan, planOf } from './plans.ts'

/** Never left out by a block: who asks, how to answer, what must be agreed to. */
const indispensable: readonly FieldName[] = ['name', 'phone', 'terms_conditions']

function categoryOf(kind: FormKind, { car, parameters }: FormAbout): EnquiryCategory {
  const car_type = carTypes.find((type) => type === parameters?.car_type)
  return defaultCategory(kind, car ?? (car_type && { car_type }))
}

/** The names of a step in the order of the form, those of its last step with all that a block adds. */
function namesOf(plan: FormPlan, step: number, { fields = [] }: NarrowedForm): FieldName[] {
  const own = plan.steps[step]?.fields ?? []
  const isLast = step === plan.steps.length - 1
  const added = isLast ? fields.filter((name) => plan.more?.includes(name)) : []
  return [
    ...own.filter((name) => name !== 'terms_conditions'),
    ...added,
    ...own.filter((name) => name === 'terms_conditions'),
  ]
}

const isAlways = ({ kind, name }: FieldSpec, { more }: FormPlan): boolean =>
  kind === 'hidden' ||
  indispensable.includes(name) ||
  (name === 'email' && !more?.includes('email'))

/** What a block leaves of the fields of a step, in its order: first those it names. */
function narrowedTo(
  all: readonly FieldSpec[],
  plan: FormPlan,
  narrowed: NarrowedForm,
): FieldSpec[] {
  const { fields = [] } = narrowed
  if (fields.length === 0) return [...all]
  const place = ({ name }: FieldSpec): number => {
    if (name === 'terms_conditions') return fields.length + 1
    return fields.includes(name) ? fields.indexOf(name) : fields.length
  }
  return all
    .filter((field) => fields.includes(field.name) || isAlways(field, plan))
    .toSorted((one, other) => place(one) - place(other))
}

/** Whether a site asks for a field that a form has; a registration number only where it says so. Spec 5.13. */
function isAsked(name: FieldName, { narrowed, plan, site }: FieldContext): boolean {
  if (name !== 'Rego' || !plan.followsSite) return true
  return site.forms.rego || (narrowed.fields?.includes('Rego') ?? false)
}

function stepsOf(context: FieldContext): FormStep[] {
  const { narrowed, plan, words } = context
  return plan.steps
    .map(({ key, title }, at): FormStep => {
      const all = namesOf(plan, at, narrowed)
        .filter((name) => isAsked(name, context))
        .flatMap((name) => fieldOf(name, context) ?? [])
      const fields = narrowedTo(all, plan, narrowed)
      return { key, title: words[title], fields }
    })
    .reduce<FormStep[]>(withStep, [])
}

/** A step without a field that shows is none: its hidden fields stand in the next. */
function withStep(before: FormStep[], step: FormStep): FormStep[] {
  const last = before.at(-1)
  if (!last?.fields.every(({ kind }) => kind === 'hidden')) return [...before, step]
  return [...before.slice(0, -1), { ...step, fields: [...last.fields, ...step.fields] }]
}

/**
 * A form of a site: its fields, options, requirements, sentences and steps, about a car, a location or
 * nothing, narrowed by the block that shows it. HTML, checks, JSON Schema and docs come from it. Spec 5.09-5.15.
 */
export function formOf(
  kind: FormKind,
  site: FormSite,
  narrowed: NarrowedForm = {},
  about: FormAbout = {},
): FormSpec {
  const plan = planOf(kind)
  const { words } = site
  const places = placesOf(plan, site, narrowed, about)
  const category = categoryOf(kind, about)
  const steps = stepsOf({ plan, site, narrowed, about, category, places, words })
  const consent = fieldsOf({ steps }).find(({ name }) => name === 'opt_in')?.label
  const itemType = about.car?.item_type ?? 'car'
  const { title, submit } = (itemType === 'caravan' && plan.forCaravan) || plan
  const shownTitle = (!about.car && plan.titleWithoutCar) || title
  return {
    kind,
    id: narrowed.id ?? kind,
    category,
    steps,
    submit: words[submit],
    title: fillPlaceholders(words[shownTitle], { vehicleType: words[itemType] }),
    ...(consent !== undefined && { consent }),
    ...(site.forms.terms && { terms: termsOf(site.forms.terms) }),
  }
}

const termsOf = ({ text, page }: NonNullable<FormSite['forms']['terms']>) =>
  page === undefined ? { text } : { text, page }
