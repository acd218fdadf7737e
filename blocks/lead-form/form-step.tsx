import type { FieldSpec, FormSpec, FormStep } from '#domain/enquiry/form/fields.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { FormReturn, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { EarlierAnswers } from './earlier-answers.tsx'
import type { FormFieldProps } from './field-props.ts'
import { FormField } from './form-field.tsx'

/** On what shows of a form whose steps are shown one at a time. */
const now = (isNow: boolean) => isNow && 'lead-form-now'

export const isHidden = ({ kind }: FieldSpec): boolean => kind === 'hidden'

/**
 * The step that a form begins with, from 0: of one that came back the first with a fault, that of a time which
 * somebody else has booked, else the last, from which it was sent. Spec 4.20, 5.25, D21.
 */
export function firstStep({ steps }: Pick<FormSpec, 'steps'>, returned?: FormReturn): number {
  if (!returned) return 0
  const stepWith = (isIt: (field: FieldSpec) => boolean) =>
    steps.findIndex(({ fields }) => fields.some(isIt))
  const faulty = stepWith(({ name }) => returned.faults[name] !== undefined)
  const timed = returned.code === 'slot_taken' ? stepWith(({ kind }) => kind === 'slot') : -1
  return [faulty, timed, steps.length - 1].find((step) => step >= 0) ?? 0
}

type StepProps = Omit<FormFieldProps, 'field' | 'isHalf'> & {
  readonly step: FormStep
  readonly isNow: boolean
}

/** The fields of a step; of several, each below its title. Spec 2.53. */
export function Step({ step, isNow, ...shared }: StepProps) {
  const shown = step.fields.filter((field) => !isHidden(field))
  const fields = (
    <div className="lead-form-fields">
      {shown.map((field, at) => (
        <FormField key={field.name} {...shared} field={field} isHalf={isHalf(shown, at)} />
      ))}
    </div>
  )
  const { id, site, spec } = shared
  if (spec.steps.length === 1) return fields
  const before = spec.steps.slice(0, -1).flatMap((each) => each.fields)
  return (
    <fieldset className={cn('lead-form-step', now(isNow))}>
      <legend>{step.title}</legend>
      {step === spec.steps.at(-1) && (
        <EarlierAnswers id={id} site={site} fields={before.filter((field) => !isHidden(field))} />
      )}
      {fields}
    </fieldset>
  )
}

/** An e-mail address and a phone number beside each other share a line. */
function isHalf(fields: readonly FieldSpec[], at: number): boolean {
  const isShort = (field: FieldSpec | undefined) => field?.kind === 'email' || field?.kind === 'tel'
  return isShort(fields[at]) && (isShort(fields[at - 1]) || isShort(fields[at + 1]))
}

interface StepHeadsProps {
  readonly spec: FormSpec
  readonly site: SiteView
  /** The step that shows, from 0. */
  readonly now: number
}

/** Where a visitor is in a form of several steps, for each of them: the script shows one. Spec 2.53. */
export function StepHeads({ spec, site, now: shown }: StepHeadsProps) {
  const titles = spec.steps.map(({ title }) => title)
  if (titles.length === 1) return null
  return titles.map((title, index) => {
    const place = { step: `${index + 1}`, steps: `${titles.length}` }
    return (
      <Stepper
        key={title}
        steps={titles}
        current={index + 1}
        label={fillPlaceholders(site.words.formStepOf, place)}
        tabIndex={-1}
        className={cn('lead-form-stepper', now(index === shown))}
      />
    )
  })
}
