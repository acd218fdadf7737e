import type { ReactNode } from 'react'
import { ReservingForm } from '#parts/reservation/reserving.tsx'
import { purchasePath } from '#parts/reservation-state/purchase-view.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { optionId } from '#ui/field/control.tsx'
import { RadioGroup, type RadioOption } from '#ui/radio-group/radio-group.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { StepProps } from './step-props.ts'

interface QuestionFormProps extends StepProps {
  readonly legend: string
  readonly options: readonly RadioOption[]
  /** What was chosen before. */
  readonly value: string | undefined
  /** Below the answers. */
  readonly children?: ReactNode
}

/** One question with its answers, and the way on. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, state, site, legend, options, value, children } = props
  const { words } = site
  const { fault, step } = state
  const group = `${id}-answer`
  const at = fault?.at === 'address' ? `${id}-address` : optionId(group, options[0]?.value ?? '')
  return (
    <ReservingForm
      action={purchasePath(state.id ?? '', step === 'car' ? 'trade-in' : step)}
      words={words}
      said={
        <ErrorSummary
          errors={fault ? [{ id: at, message: fault.text }] : []}
          heading={words.formFaults}
          autoFocus
        />
      }
    >
      <RadioGroup
        id={group}
        name="answer"
        legend={legend}
        options={options}
        required
        boxed
        {...(value !== undefined && { value })}
        {...(fault?.at === 'answer' && { error: fault.text })}
      />
      {children}
      <SubmitButton size="lg" busyLabel={words.formSending}>
        {words.formContinue}
      </SubmitButton>
    </ReservingForm>
  )
}
