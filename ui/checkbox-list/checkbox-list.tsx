import { Checkbox } from '../field/checkbox.tsx'
import { optionId } from '../field/control.tsx'
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group.tsx'

export interface CheckboxListOption {
  readonly value: string
  readonly label: string
  /** Shown at the end of the line: how many cars it would find, formatted. */
  readonly count?: string
  readonly disabled?: boolean
}

export type CheckboxListProps = Omit<FieldGroupProps, 'children' | 'name'> & {
  /** The name of all checkboxes; each chosen value is sent under it. */
  name: string
  options: readonly CheckboxListOption[]
  /** The values chosen at first. */
  values?: readonly string[]
}

/** Any number of a list: checkboxes, each with a count where it has one. */
export function CheckboxList({ name, options, values = [], ...rest }: CheckboxListProps) {
  return (
    <FieldGroup {...rest}>
      <div>
        {options.map(({ value, label, count, disabled }) => (
          <Checkbox
            key={value}
            id={optionId(rest.id, value)}
            name={name}
            value={value}
            defaultChecked={values.includes(value)}
            {...(disabled && { disabled })}
            {...(rest.error && { 'aria-invalid': true })}
            {...(count !== undefined && { detail: count })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
