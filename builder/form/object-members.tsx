import { Fragment } from 'react'
import { isEqual } from '#pages/equal.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { membersOf } from './field-kind.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { isObject } from './is-object.ts'
import { labelOf } from './words.ts'

interface ObjectMembersProps {
  readonly schema: JsonSchema
  readonly field: Pick<FieldProps, 'path' | 'value' | 'isMarked' | 'template'>
}

/** The fields of an object. */
export function ObjectMembers({ schema, field }: ObjectMembersProps) {
  const { drawField } = useForm()
  const value = isObject(field.value) ? field.value : {}
  const template = isObject(field.template) ? field.template : {}
  // Fields of an object inside are marked where some of them differ; else its head says it all.
  const isInside = field.path.length > 0
  const isMarked =
    field.isMarked && (!isInside || (isObject(field.template) && !isEqual(value, template)))
  const members = membersOf(schema)
  return members.map(([name, member]) => (
    <Fragment key={name}>
      {drawField({
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
}
