import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'

export interface RangeFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  /** A whole number, what was typed instead, or nothing. */
  readonly value: string
  readonly placeholder: string
  /** Id of what keywords say about the range, or nothing. */
  readonly hintId: string
  /** What was typed is no amount: the error above the fields says so. */
  readonly isFaulty: boolean
}

export const rangeFieldKey = ({ id, hintId, isFaulty }: RangeFieldProps): string =>
  `${id} ${hintId} ${isFaulty}`

/** One end of a range. It takes amounts as people type them, such as "45k". */
export function RangeField(field: RangeFieldProps) {
  const { id, label, name, value, placeholder, hintId, isFaulty } = field
  const notes = [hintId, isFaulty && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Input
          {...control}
          {...(notes && { 'aria-describedby': notes })}
          {...(isFaulty && { 'aria-invalid': true })}
          type="text"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          className="figures placeholder:text-ink-2"
        />
      )}
    </Field>
  )
}
