import type { DetailsField } from '#domain/account/my-details.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'

type Details<Value> = Readonly<Partial<Record<DetailsField, Value>>>

interface DetailsFieldsProps {
  /** Of the block. */
  readonly id: string
  readonly labels: Readonly<Record<DetailsField, string>>
  readonly values: Details<string>
  readonly faults: Details<string>
  readonly required?: boolean
}

const autofill = {
  name: { autoComplete: 'name', maxLength: 100 },
  email: { autoComplete: 'email', maxLength: 254, type: 'email', inputMode: 'email' },
} as const

/** Name and email of a buyer's account. */
export const DetailsFields = ({ id, labels, values, faults, required }: DetailsFieldsProps) =>
  detailsFields.map((name) => (
    <Field key={name} id={`${id}-${name}`} label={labels[name]} error={faults[name]}>
      {(control) => (
        <Input
          {...control}
          {...autofill[name]}
          name={name}
          required={required}
          defaultValue={values[name]}
        />
      )}
    </Field>
  ))

const detailsFields = ['name', 'email'] as const

/** Their faults, for the summary above them. */
export const detailsErrors = (id: string, faults: Details<string>) =>
  detailsFields.flatMap((name) => {
    const message = faults[name]
    return message === undefined ? [] : [{ id: `${id}-${name}`, message }]
  })
