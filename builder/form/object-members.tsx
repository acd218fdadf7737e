import { Fragment, useCallback, useMemo, useRef } from 'react'
import { withValue } from '#builder/model/with-value.ts'
import { isEqual } from '#pages/equal.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { membersOf } from './field-kind.ts'
import {
  type FieldProps,
  FormContext,
  type FormState,
  type OnChange,
  useForm,
} from './form-context.ts'
import { isObject } from './is-object.ts'
import { labelOf } from './words.ts'

interface ObjectMembersProps {
  readonly schema: JsonSchema
  readonly field: Pick<FieldProps, 'path' | 'value' | 'isMarked' | 'template'>
  /** Whether the value is the default, which is shown and not written. */
  readonly isDefault?: boolean
}

/** The fields of an object. */
export function ObjectMembers({ schema, field, isDefault = false }: ObjectMembersProps) {
  const form = useWholeDefault(field, isDefault)
  const value = isObject(field.value) ? field.value : {}
  const template = isObject(field.template) ? field.template : {}
  // Fields of an object inside are marked where some of them differ; else its head says it all.
  const isInside = field.path.length > 0
  const isMarked =
    field.isMarked && (!isInside || (isObject(field.template) && !isEqual(value, template)))
  const members = membersOf(schema)
  const fields = members.map(([name, member]) => (
    <Fragment key={name}>
      {form.drawField({
        schema: member,
        path: [...field.path, name],
        label: labelOf(member, name),
        value: value[name],
        isRequired: schema.required?.includes(name) ?? false,
        isMarked,
        template: template[name],
        ...(member.format === 'picture' && { owner: { schema, value } }),
      })}
    </Fragment>
  ))
  return <FormContext value={form}>{fields}</FormContext>
}

/** The form as the fields of an object see it: a change of one writes what else its default has, too. */
function useWholeDefault(field: ObjectMembersProps['field'], isDefault: boolean): FormState {
  const form = useForm()
  const latest = useRef({ field, isDefault })
  latest.current = { field, isDefault }
  const write = form.onChange
  const onChange = useCallback<OnChange>(
    (path, value, isTyped) => {
      const { field, isDefault } = latest.current
      if (!isDefault) return write(path, value, isTyped)
      write(field.path, withValue(field.value, path.slice(field.path.length), value), isTyped)
    },
    [write],
  )
  return useMemo(() => ({ ...form, onChange }), [form, onChange])
}
