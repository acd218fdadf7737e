import { isEqual } from '#pages/equal.ts'
import { Select } from '#ui/field/select.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { Segmented } from './segmented.tsx'
import { valueTitle } from './words.ts'

/** A choice is shown whole where it has at most so many options, and so many letters. */
const MOST_SEGMENTS = 4
const MOST_LETTERS = 34

const UNSET = ''

interface Option {
  readonly value: string
  readonly label: string
  readonly colour?: string | undefined
}

/** The options with what the field is without a value, where it can be without one. */
function withUnset(
  { schema, isRequired, unset = 'Not set' }: FieldProps,
  options: readonly Option[],
): readonly Option[] {
  if (isRequired || schema.default !== undefined) return options
  return [{ value: UNSET, label: unset }, ...options]
}

/** A choice, as written: the default is not, unless the template says otherwise. */
function chosenValue({ schema, template }: FieldProps, value: unknown): unknown {
  return isEqual(value, schema.default) && template === undefined ? undefined : value
}

export function ChoiceControl({ field, kind, tie }: ControlProps<KindOf<'choice'>>) {
  const { onChange, lookUps } = useForm()
  const isGround = field.schema.format === 'ground'
  const options = kind.options.map((value) => ({
    value,
    label: valueTitle(kind, value),
    colour: isGround ? lookUps.grounds[value] : undefined,
  }))
  return (
    <OneOf
      tie={tie}
      options={withUnset(field, options)}
      value={String(field.value ?? field.schema.default ?? UNSET)}
      onChoose={(value) =>
        onChange(field.path, value === UNSET ? undefined : chosenValue(field, value))
      }
    />
  )
}

export function FlagControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  const options = [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ]
  return (
    <OneOf
      tie={tie}
      options={withUnset(field, options)}
      value={String(field.value ?? field.schema.default ?? UNSET)}
      onChoose={(value) =>
        onChange(field.path, value === UNSET ? undefined : chosenValue(field, value === 'true'))
      }
    />
  )
}

interface OneOfProps {
  readonly tie: ControlProps['tie']
  readonly options: readonly Option[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** A few short options beside each other, others in a drop-down. */
export function OneOf({ tie, options, value, onChoose }: OneOfProps) {
  const letters = options.reduce((sum, { label }) => sum + label.length, 0)
  if (options.length <= MOST_SEGMENTS && letters <= MOST_LETTERS) {
    return (
      <Segmented value={value} options={options} isDisabled={tie.disabled} onChoose={onChoose} />
    )
  }
  return (
    <Select
      aria-labelledby={`${tie.id}-label`}
      disabled={tie.disabled}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
