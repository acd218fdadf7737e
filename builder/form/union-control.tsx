import { useRef } from 'react'
import type { JsonSchema } from '#pages/schema-places.ts'
import { OneOf } from './choice-controls.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { membersOf } from './field-kind.ts'
import { fitted, optionIndex } from './fit.ts'
import { useForm } from './form-context.ts'
import { isObject } from './is-object.ts'
import { ObjectMembers } from './object-members.tsx'
import { labelOf, wordsOf } from './words.ts'

/** What an option of a union is called: its title, the text that is fixed in it, or its fields. */
export function optionLabel(option: JsonSchema): string {
  if (option.title !== undefined) return option.title
  const fixed = Object.values(option.properties ?? {}).flatMap((member) =>
    typeof member === 'object' && typeof member.const === 'string' ? [member.const] : [],
  )
  if (fixed[0] !== undefined) return wordsOf(fixed[0])
  return membersOf(option)
    .map(([name, member]) => labelOf(member, name))
    .join(', ')
}

const UNSET = 'none'

/** One of several kinds of objects. Another kind keeps what fits; the one before comes back as it was. */
export function UnionControl({ field, kind, tie }: ControlProps<KindOf<'union'>>) {
  const { onChange } = useForm()
  const { schema, path, isRequired } = field
  const before = useRef(new Map<number, unknown>())
  const given = field.value ?? schema.default
  const isOptional = !isRequired && schema.default === undefined
  const chosen = given === undefined ? undefined : optionIndex(kind.options, given)
  const option = chosen === undefined ? undefined : kind.options[chosen]
  function choose(value: string): void {
    if (chosen !== undefined) before.current.set(chosen, given)
    const next = kind.options[Number(value)]
    const old = before.current.get(Number(value))
    const fit = next && fitted(next, given)
    onChange(path, fit && isObject(old) ? { ...old, ...fit } : fit)
  }
  return (
    <div className="form-members">
      <OneOf
        tie={tie}
        value={chosen === undefined ? UNSET : `${chosen}`}
        options={[
          ...(isOptional ? [{ value: UNSET, label: 'None' }] : []),
          ...kind.options.map((each, index) => ({ value: `${index}`, label: optionLabel(each) })),
        ]}
        onChoose={choose}
      />
      {option && (
        <div className={field.hidesLabel ? 'form-members' : 'form-members form-nested'}>
          <ObjectMembers
            schema={option}
            field={{ ...field, value: given }}
            isDefault={field.value === undefined}
          />
        </div>
      )}
    </div>
  )
}
