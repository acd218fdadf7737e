import type { ReactNode } from 'react'
import { detailsErrors } from '#parts/details-fields/details-fields.tsx'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingForm, ReservingNotice } from '#parts/reservation/reserving.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { noticeOf } from './notice-of.ts'
import { type StepProps, stepPath } from './step-props.ts'

interface CheckoutFormProps extends StepProps {
  readonly children: ReactNode
}

/** The form of a step: what was wrong, and its fields. FLOWS 1. */
export const CheckoutForm = ({ children, ...step }: CheckoutFormProps) => (
  <ReservingForm
    action={stepPath(step, step.state.step)}
    said={<Said {...step} />}
    words={step.site.words}
  >
    {children}
  </ReservingForm>
)

/** What was wrong, above the fields; it takes the focus. */
function Said(props: StepProps) {
  const { id, state, car, site } = props
  const { terms } = state.faults
  const errors = [
    ...detailsErrors(id, state.faults),
    ...(terms === undefined ? [] : [{ id: `${id}-terms`, message: terms }]),
  ]
  const notice = noticeOf(props)
  return (
    <>
      <ErrorSummary errors={errors} heading={site.words.formFaults} autoFocus />
      {notice && (
        <ReservingNotice title={notice.title} text={notice.text} autoFocus>
          {notice.calls && <CallAbout car={car} site={site} size="sm" />}
        </ReservingNotice>
      )}
    </>
  )
}
