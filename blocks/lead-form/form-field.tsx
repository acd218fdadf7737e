import { CheckboxList } from '#ui/checkbox-list/checkbox-list.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { type ControlProps, notesOf } from '#ui/field/control.tsx'
import { Field } from '#ui/field/field.tsx'
import { FieldNotes } from '#ui/field/field-notes.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import { Link } from '#ui/link/link.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { Appointment } from './appointment.tsx'
import { begunWith, type FormFieldProps, fieldId, placeOf } from './field-props.ts'

/** One field with its label, hint and fault. Spec 5.09-5.15. */
export function FormField(props: FormFieldProps) {
  const { field } = props
  switch (field.kind) {
    case 'hidden':
      return null
    case 'checkbox':
      return <Box {...props} />
    case 'checks':
      return <CheckboxList {...groupOf(props)} values={begunWith(field, props.returned)} />
    case 'radios':
      return <Radios {...props} />
    case 'slot':
      return <Appointment {...props} />
    default:
      return (
        <Field {...labelOf(props)} {...placeOf(props)}>
          {(control) => <Control {...props} control={control} />}
        </Field>
      )
  }
}

function labelOf({ id, field, returned, site }: FormFieldProps) {
  const { label, hint, required, name } = field
  return {
    id: fieldId(id, field),
    label,
    hint,
    optional: !required,
    optionalNote: site.words.formOptional,
    error: returned?.faults[name],
  }
}

function groupOf(props: FormFieldProps) {
  const { label, ...rest } = labelOf(props)
  const { name, options = [] } = props.field
  return { ...rest, ...placeOf(props), legend: label, name, options }
}

function Radios(props: FormFieldProps) {
  const { field, returned } = props
  const [value] = begunWith(field, returned)
  if (!field.options) return null
  return <RadioGroup {...groupOf(props)} {...(value !== undefined && { value })} />
}

/** A box to tick. The terms lead to the page that has them. Spec 5.13, 5.15. */
function Box(props: FormFieldProps) {
  const { field, returned, spec, site } = props
  const { id, error } = labelOf(props)
  const isTicked = begunWith(field, returned).length > 0
  const page = field.name === 'terms_conditions' ? spec.terms?.page : undefined
  return (
    <div {...placeOf(props)}>
      <FieldNotes id={id} error={error} />
      <Checkbox
        id={id}
        name={field.name}
        value="on"
        defaultChecked={isTicked}
        required={field.required}
        {...notesOf(id, { error })}
        {...(error !== undefined && { 'aria-invalid': true })}
      >
        {field.label}
      </Checkbox>
      {page !== undefined && <Link href={page}>{site.words.formTermsPage}</Link>}
    </div>
  )
}

function Control({
  field,
  returned,
  site,
  control,
}: FormFieldProps & { readonly control: ControlProps }) {
  const { name, kind, required, most, autocomplete, options = [] } = field
  const [value = ''] = begunWith(field, returned)
  const shared = { ...control, name, required, defaultValue: value }
  const typed = { ...shared, maxLength: most, autoComplete: autocomplete }
  switch (kind) {
    case 'select':
      return (
        <Select {...shared}>
          <option value="">{site.words.formChoose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    case 'textarea':
      return <Textarea {...typed} />
    case 'tel':
      return <PhoneInput {...typed} />
    case 'day':
      return <Input {...shared} type="date" />
    default:
      return <Input {...typed} type={kind === 'email' ? 'email' : 'text'} />
  }
}
