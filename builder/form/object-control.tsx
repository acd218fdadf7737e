import { Plus } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { ControlProps } from './control-props.ts'
import { seedOf } from './fit.ts'
import { useForm } from './form-context.ts'
import { ObjectMembers } from './object-members.tsx'

/** An object: its fields, and where it may be absent what adds and removes it. */
export function ObjectControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  const { schema, path, label, isRequired, hidesLabel = false } = field
  const given = field.value ?? schema.default
  const isOptional = !isRequired && schema.default === undefined
  if (given === undefined && isOptional) {
    return (
      <button
        type="button"
        className="form-add"
        disabled={tie.disabled}
        onClick={() => onChange(path, seedOf(schema))}
      >
        <Glyph icon={Plus} className="size-4" /> Add: {label}
      </button>
    )
  }
  return (
    <div className={hidesLabel ? 'form-members' : 'form-members form-nested'}>
      <ObjectMembers
        schema={schema}
        field={{ ...field, value: given }}
        isDefault={field.value === undefined}
      />
      {isOptional && field.value !== undefined && (
        <button
          type="button"
          className="form-reset"
          disabled={tie.disabled}
          onClick={() => onChange(path, undefined)}
        >
          Remove: {label}
        </button>
      )}
    </div>
  )
}
