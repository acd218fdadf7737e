import type { Words } from '../../site/interface-texts.ts'
import type { SiteLocation } from '../../site/site-location.ts'
import type { EnquiryCategory } from '../category.ts'
import type { FormAbout, FormSite } from './about.ts'
import type { FieldOption, FieldSpec, NarrowedForm } from './fields.ts'
import type { FormPlan } from './plans.ts'

/** What the fields of one form are made of. */
export interface FieldContext {
  readonly plan: FormPlan
  readonly site: FormSite
  readonly narrowed: NarrowedForm
  readonly about: FormAbout
  /** Where the buyer chooses none. */
  readonly category: EnquiryCategory
  /** Where the form can be sent to. */
  readonly places: readonly SiteLocation[]
  /** The texts of the site. */
  readonly words: Words
}

type Begun = Pick<FieldSpec, 'name' | 'label' | 'most' | 'tooLong'>

/** A choice of one: a list of options to choose from, hidden where there is no choice. */
export function chosenOne(
  field: Begun,
  options: readonly FieldOption[],
  { missing, value }: { readonly missing: string; readonly value?: string | undefined },
): FieldSpec | undefined {
  const [first, second] = options
  if (!first) return undefined
  if (!second) return { ...field, kind: 'hidden', required: false, value: first.value }
  const begins = options.some((option) => option.value === value) ? value : undefined
  return {
    ...field,
    kind: 'select',
    required: true,
    missing,
    options,
    ...(begins !== undefined && { value: begins }),
  }
}
