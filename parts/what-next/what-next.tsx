import type { ItemType } from '#domain/car/kinds.ts'
import type { Person } from '#domain/content/entries.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { type NextContext, whatNext } from '#domain/enquiry/what-next.ts'
import type { LocationHours } from '#domain/location/hours-on-day.ts'
import type { PageView, SiteView } from '../view-context.ts'
import { NextSteps } from './next-steps.tsx'

interface WhatNextProps {
  /** Of the block. */
  readonly id: string
  readonly form: FormKind
  /** When it is answered; absent where the site states no hours. */
  readonly hours: LocationHours | undefined
  /** Who answers it, where the site names them. */
  readonly people?: readonly Person[] | undefined
  /** Its time is booked. */
  readonly isBooked?: boolean
  /** What it is about. */
  readonly itemType?: ItemType | undefined
  /** One paragraph without a heading, in place of a list. */
  readonly asLine?: boolean
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/** What happens after a form was sent, by the hours and the figures that the dealer states. Spec 2.09, D27, D43. */
export function WhatNext(props: WhatNextProps) {
  const { id, form, hours, people = [], asLine = false, site, page, ...about } = props
  const { forms, locale, timeZone, words } = site
  const [one, ...others] = people
  const context: NextContext = {
    ...(others.length === 0 && { who: one?.name }),
    locale,
    timeZone,
    words,
    now: new Date(page.now),
    ...about,
    hours,
    answerWithinMinutes: forms.answerWithinMinutes,
  }
  const lines = whatNext(form, context)
  if (asLine) return <p className="next-line">{lines.join(' ')}</p>
  return <NextSteps id={id} heading={words.nextHeading} lines={lines} />
}
