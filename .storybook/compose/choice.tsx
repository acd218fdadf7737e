import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

/** A labelled drop-down. */
export function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
