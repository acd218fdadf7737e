import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#ui/link/link.tsx'
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
  /** What was wrong with it, above its fields. */
  readonly said?: ReactNode
}

/** One of its forms, which says what came of it above and, to a screen reader, that it is sent. FLOWS 1. */
export const ReservingForm = ({ action, said, children }: ReservingFormProps) => (
  <form method="post" action={action} className="reserving-form" noValidate>
    <div className="reserving-said">{said}</div>
    {children}
    <p role="status" className="sr-only" />
  </form>
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
