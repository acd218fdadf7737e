import type { ReactNode } from 'react'
import type { Words } from '#domain/site/interface-texts.ts'
import { FORM_TEXT, STATE } from '#ui/data-attributes.ts'
import { Link, type LinkProps } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Scripted } from '../rendering.tsx'
import startReserving from './reserving.island.ts'

interface Holder {
  readonly children: ReactNode
}

interface ReservingProps extends Holder {
  /** Its script is loaded with the page: it waits for something. */
  readonly eager?: boolean
}

/** What is beside the car on all pages of reserving it, with their script. FLOWS 9. */
export const Reserving = ({ eager = false, children }: ReservingProps) => (
  <Scripted script={startReserving} name="form" className="reserving" eager={eager}>
    {children}
  </Scripted>
)

interface ReservingFormProps extends Holder {
  readonly action: string
  /** Says that a form is not sent where the device is offline, and that nobody was charged. */
  readonly words?: Pick<Words, 'checkoutOffline' | 'checkoutOfflineText'>
  /** What was wrong with it, above its fields. */
  readonly said?: ReactNode
}

/** One of its forms, which says what came of it above and, to a screen reader, that it is sent. FLOWS 1. */
export const ReservingForm = ({ action, said, words, children }: ReservingFormProps) => (
  <>
    <form method="post" action={action} className="reserving-form" noValidate>
      <div className="reserving-said">{said}</div>
      {children}
      <p role="status" className="sr-only" />
    </form>
    {words && (
      <template {...{ [FORM_TEXT]: 'offline' }}>
        <ReservingNotice title={words.checkoutOffline} text={words.checkoutOfflineText} />
      </template>
    )}
  </>
)

interface ReservingNoticeProps {
  readonly title?: string | undefined
  readonly text: string
  /** It takes the focus of a page that was sent with it. */
  readonly autoFocus?: boolean
  readonly children?: ReactNode
}

/** Why a form was not taken, apart from its fields. */
export const ReservingNotice = ({ title, text, autoFocus, children }: ReservingNoticeProps) => (
  <Notice
    role="alert"
    tabIndex={-1}
    tone="warning"
    className="reserving-notice"
    {...(autoFocus && { autoFocus })}
  >
    {title !== undefined && <p className="reserving-notice-title">{title}</p>}
    <p>{text}</p>
    {children}
  </Notice>
)

/** Some lines of it; with a heading, whose id `labelledBy` is, a region. */
export const ReservingPart = ({
  labelledBy,
  children,
}: Holder & { readonly labelledBy?: string | undefined }) => (
  <section className="reserving-part" aria-labelledby={labelledBy}>
    {children}
  </section>
)

/** It is being paid, or nobody knows yet: the script asks until it has another state. */
export const ReservingStatus = ({ state, children }: Holder & { readonly state: string }) => (
  <p role="status" className="reserving-status" {...{ [STATE]: state }}>
    <Spinner />
    {children}
  </p>
)

/** What a buyer reads out on the phone. */
export const ReservingReference = ({ children }: Holder) => (
  <p className="reserving-reference">{children}</p>
)

/** What can be done, beside each other where there is room; not on paper. */
export const ReservingButtons = ({ children }: Holder) => (
  <div className="reserving-buttons print:hidden">{children}</div>
)

/** A way back, or out of it, as high as a button. */
export const ReservingLink = (props: LinkProps) => <Link {...props} className="reserving-link" />

/** All terms of a reservation, closed. */
export const ReservingTerms = ({ summary, children }: Holder & { readonly summary: string }) => (
  <details className="reserving-terms">
    <summary>{summary}</summary>
    {children}
  </details>
)
