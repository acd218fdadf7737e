import type { ReactNode } from 'react'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingForm } from '#parts/reservation/reserving.tsx'
import { FORM_TEXT } from '#ui/data-attributes.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { noticeOf } from './notice-of.ts'
import { type StepProps, stepPath } from './step-props.ts'

interface CheckoutFormProps extends StepProps {
  /** Where it is sent, if not to its step. */
  readonly action?: string
  readonly children: ReactNode
}

/** The form of a step: what was wrong, and its fields. FLOWS 1. */
export function CheckoutForm({ action, children, ...step }: CheckoutFormProps) {
  const { words } = step.site
  return (
    <>
      <ReservingForm action={action ?? stepPath(step, step.state.step)} said={<Said {...step} />}>
        {children}
      </ReservingForm>
      <template {...{ [FORM_TEXT]: 'offline' }}>
        <Notice role="alert" tabIndex={-1} tone="warning" className="checkout-notice">
          <p className="checkout-notice-title">{words.checkoutOffline}</p>
          <p>{words.checkoutOfflineText}</p>
        </Notice>
      </template>
    </>
  )
}

/** What was wrong, above the fields; it takes the focus. */
function Said(props: StepProps) {
  const { id, state, car, site } = props
  const errors = (['name', 'email', 'terms'] as const).flatMap((field) => {
    const message = state.faults[field]
    return message === undefined ? [] : [{ id: `${id}-${field}`, message }]
  })
  const notice = noticeOf(props)
  return (
    <>
      <ErrorSummary errors={errors} heading={site.words.formFaults} autoFocus />
      {notice && (
        <Notice role="alert" tabIndex={-1} tone="warning" className="checkout-notice" autoFocus>
          {notice.title !== undefined && <p className="checkout-notice-title">{notice.title}</p>}
          <p>{notice.text}</p>
          {notice.calls && <CallAbout car={car} site={site} size="sm" />}
        </Notice>
      )}
    </>
  )
}
