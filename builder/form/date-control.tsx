import { Input } from '#ui/field/input.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'

/** A day, in the browser's own field for one. */
export function DateControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  return (
    <Input
      {...tie}
      type="date"
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ currentTarget }) =>
        onChange(field.path, currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  )
}
