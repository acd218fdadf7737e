import type { CheckedField } from '#domain/enquiry/form/check-text.ts'
import type { FieldSpec } from '#domain/enquiry/form/fields.ts'
import type { FormReturn } from '#parts/view-context.ts'
import { CHECK } from '#ui/data-attributes.ts'

/** The id of a field's control; errors and hints derive theirs from it. */
export const fieldId = (id: string, { name }: Pick<FieldSpec, 'name'>): string =>
  `${id}-field-${name.replaceAll(' ', '-')}`

/** The id of the control that a fault leads to: of a group, its first. */
export function controlId(id: string, field: FieldSpec): string {
  const [first] = field.options ?? []
  const isGroup = field.kind === 'radios' || field.kind === 'checks' || field.kind === 'slot'
  return isGroup && first ? `${fieldId(id, field)}-${first.value}` : fieldId(id, field)
}

const checkedNames: readonly (keyof CheckedField)[] = [
  ...(['name', 'kind', 'required', 'missing', 'wrong', 'tooShort', 'tooLong', 'most'] as const),
]

/** What the check in the browser needs, as an attribute of the field: its sentences are the site's own. */
export function checkOf(field: FieldSpec): object {
  return { [CHECK]: JSON.stringify(field, [...checkedNames]) }
}

/** What a field begins with: what came back, as it was typed, else what the form begins with. */
export function begunWith(field: FieldSpec, returned: FormReturn | undefined): readonly string[] {
  const value = returned ? returned.values[field.name] : field.value
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
