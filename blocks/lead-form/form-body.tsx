import type { Car } from '#domain/car/car.ts'
import { type FieldSpec, type FormSpec, fieldsOf } from '#domain/enquiry/form/fields.ts'
import { FORM_ID_FIELD, HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import type { FormReturn, PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FORM_KIND } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Input } from '#ui/field/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { controlId } from './field-props.ts'
import { FormTemplates, NotSent } from './form-notice.tsx'
import { firstStep, isHidden, Step, StepHeads } from './form-step.tsx'
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
  const first = firstStep(spec, returned)
  return (
    <>
      <form method="post" className="lead-form-form" {...{ [FORM_KIND]: spec.kind }}>
        <input type="hidden" name={FORM_ID_FIELD} value={id} />
        {fields.filter(isHidden).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <StepHeads spec={spec} site={site} now={first} />
        <p className="lead-form-needed">
          {fields.every(isAnswered) ? words.formAllNeeded : words.formNeeded}
        </p>
        <div className="lead-form-said">
          <Said {...props} fields={fields} />
        </div>
        {spec.steps.map((step, index) => (
          <Step key={step.key} {...shared} step={step} isNow={index === first} />
        ))}
        {/* People neither see nor reach it. */}
        <div className="lead-form-trap" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{words.formTrap}</label>
          <Input id={`${id}-trap`} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="lead-form-buttons">
          <SubmitButton size="lg" busyLabel={words.formSending}>
            {spec.submit}
          </SubmitButton>
          {spec.steps.length > 1 && (
            <Button hidden variant="outline" size="lg" className="lead-form-previous">
              <Icon name="arrow-left" size="sm" />
              {words.formBack}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only" />
      </form>
      <FormTemplates {...props} />
    </>
  )
}

/** It needs an answer, or is not asked for one: news and terms are ticked or left. */
const isAnswered = ({ kind, required }: FieldSpec): boolean =>
  required || kind === 'hidden' || kind === 'checkbox'

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
