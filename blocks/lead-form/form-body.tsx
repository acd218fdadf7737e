import type { Car } from '#domain/car/car.ts'
import {
  type FieldSpec,
  type FormSpec,
  type FormStep,
  fieldsOf,
} from '#domain/enquiry/form/fields.ts'
import { FORM_ID_FIELD, HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import type { FormReturn, PageView, SiteView } from '#parts/view-context.ts'
import { FORM_KIND } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Input } from '#ui/field/input.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { controlId } from './field-props.ts'
import { FormField } from './form-field.tsx'
import { FormTemplates, NotSent } from './form-notice.tsx'
import type { LeadFormData } from './load.ts'

export interface FormBodyProps {
  readonly id: string
  readonly spec: FormSpec
  readonly car: Car | undefined
  /** What came back of a form that was sent without script. */
  readonly returned: FormReturn | undefined
  readonly data: LeadFormData
  readonly site: SiteView
  readonly page: PageView
}

/** The form itself: what is wrong with it as a whole, its fields, its button, and the texts of its script. */
export function FormBody(props: FormBodyProps) {
  const { id, spec, returned, data, site, page } = props
  const { words } = site
  const fields = fieldsOf(spec)
  const shared = { id, spec, returned, data, site, page }
  return (
    <>
      <form method="post" className="lead-form-form" {...{ [FORM_KIND]: spec.kind }}>
        <input type="hidden" name={FORM_ID_FIELD} value={id} />
        {fields.filter(isHidden).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="lead-form-said">
          <Said {...props} fields={fields} />
        </div>
        {spec.steps.map((step) => (
          <Step key={step.key} {...shared} step={step} />
        ))}
        {/* People neither see nor reach it. */}
        <div className="lead-form-trap" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{words.formTrap}</label>
          <Input id={`${id}-trap`} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <SubmitButton variant="accent" size="lg" busyLabel={words.formSending}>
          {spec.submit}
        </SubmitButton>
        <p role="status" className="sr-only" />
      </form>
      <FormTemplates {...props} />
    </>
  )
}

const isHidden = ({ kind }: FieldSpec): boolean => kind === 'hidden'

/** What came back: why it was not taken, or the fields with faults. It takes the focus. Spec 5.25, 8.12. */
function Said({ fields, ...props }: FormBodyProps & { readonly fields: readonly FieldSpec[] }) {
  const { id, returned, site } = props
  if (!returned) return null
  const errors = fields.flatMap((field) => {
    const message = returned.faults[field.name]
    return message === undefined ? [] : [{ id: controlId(id, field), message }]
  })
  const failure = returned.failure
  return (
    <>
      {failure !== undefined && errors.length === 0 && (
        <NotSent {...props} text={failure} autoFocus />
      )}
      <ErrorSummary errors={errors} heading={site.words.formFaults} autoFocus />
    </>
  )
}

type StepProps = Omit<FormBodyProps, 'car'> & {
  readonly step: FormStep
}

/** The fields of a step; of several, each below its title. Spec 2.53. */
function Step({ step, ...shared }: StepProps) {
  const shown = step.fields.filter((field) => !isHidden(field))
  const fields = (
    <div className="lead-form-fields">
      {shown.map((field, at) => (
        <FormField key={field.name} {...shared} field={field} isHalf={isHalf(shown, at)} />
      ))}
    </div>
  )
  if (shared.spec.steps.length === 1) return fields
  return (
    <fieldset className="lead-form-step">
      <legend>{step.title}</legend>
      {fields}
    </fieldset>
  )
}

/** An e-mail address and a phone number beside each other share a line. */
function isHalf(fields: readonly FieldSpec[], at: number): boolean {
  const isShort = (field: FieldSpec | undefined) => field?.kind === 'email' || field?.kind === 'tel'
  return isShort(fields[at]) && (isShort(fields[at - 1]) || isShort(fields[at + 1]))
}
