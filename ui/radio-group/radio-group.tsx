import { optionId } from '../field/control.tsx'
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group.tsx'

export interface RadioOption {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly disabled?: boolean
}

export type RadioGroupProps = Omit<FieldGroupProps, 'children' | 'name'> & {
  name: string
  options: readonly RadioOption[]
  /** The value chosen at first; without it none is. */
  value?: string
  required?: boolean
  /** A box around each, where the question stands alone. */
  boxed?: boolean
}

/** One of a few, each on a line of its own with a hint. */
export function RadioGroup({ name, options, value, required, boxed, ...rest }: RadioGroupProps) {
  const { id } = rest
  return (
    <FieldGroup role="radiogroup" {...(rest.error && { 'aria-invalid': true })} {...rest}>
      {options.map((option) => (
        <label key={option.value} className={boxed ? 'radio-line radio-box' : 'radio-line'}>
          <input
            type="radio"
            id={optionId(id, option.value)}
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            disabled={option.disabled}
            required={required}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
