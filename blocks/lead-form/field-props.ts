import type { CheckedField } from '#domain/enquiry/form/check-text.ts'
import type { FieldSpec, FormSpec } from '#domain/enquiry/form/fields.ts'
import type { FormReturn, PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { CHECK } from '#ui/data-attributes.ts'
import { optionId } from '#ui/field/control.tsx'
import type { LeadFormData } from './load.ts'

export interface FormFieldProps {
  /** Of the block. */
  readonly id: string
  readonly spec: FormSpec
  readonly field: FieldSpec
  /** It shares a line with its neighbour. */
  readonly isHalf: boolean
  readonly returned: FormReturn | undefined
  readonly data: LeadFormData
  readonly site: SiteView
  readonly page: PageView
}

/** The id of a field's control; errors and hints derive theirs from it. */
export const fieldId = (id: string, { name }: Pick<FieldSpec, 'name'>): string =>
  `${id}-field-${name.replaceAll(' ', '-')}`

/** The id of the control that a fault leads to: of a group, its first. */
export function controlId(id: string, field: FieldSpec): string {
  const [first] = field.options ?? []
  if (field.kind === 'slot') return `${fieldId(id, field)}-any`
  const isGroup = field.kind === 'radios' || field.kind === 'checks'
  return isGroup && first ? optionId(fieldId(id, field), first.value) : fieldId(id, field)
}

const checkedNames: readonly (keyof CheckedField)[] = [
  ...(['name', 'kind', 'required', 'missing', 'wrong', 'tooShort', 'tooLong', 'most'] as const),
]

/** The class of a field's root element, and what its check in the browser needs, in the site's sentences. */
export function placeOf({ field, isHalf }: { field: FieldSpec; isHalf: boolean }) {
  return {
    className: cn('lead-form-field', isHalf && 'lead-form-half'),
    [CHECK]: JSON.stringify(field, [...checkedNames]),
  }
}

/** What a field begins with: what came back, as it was typed, else what the form begins with. */
export function begunWith(field: FieldSpec, returned: FormReturn | undefined): readonly string[] {
  const value = returned ? returned.values[field.name] : field.value
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
