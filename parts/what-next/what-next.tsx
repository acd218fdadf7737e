import type { ItemType } from '#domain/car/kinds.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { type NextContext, whatNext } from '#domain/enquiry/what-next.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { PageView, SiteView } from '../view-context.ts'

interface WhatNextProps {
  /** Of the block. */
  readonly id: string
  readonly form: FormKind
  /** The place that answers; absent where the site states none. */
  readonly place: SiteLocation | undefined
  /** Its time is booked. */
  readonly isBooked?: boolean
  /** What it is about. */
  readonly itemType?: ItemType | undefined
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/** What happens after a form was sent, by the hours and the figures that the dealer states. Spec 2.09, D27, D43. */
export function WhatNext({ id, form, place, site, page, ...about }: WhatNextProps) {
  const { forms, locale, timeZone, words } = site
  const context: NextContext = {
    locale,
    timeZone,
    words,
    now: new Date(page.now),
    ...about,
    hours: place?.contact_detail,
    answerWithinMinutes: forms.answerWithinMinutes,
  }
  return (
    <section className="next" aria-labelledby={`${id}-next`}>
      <h2 id={`${id}-next`}>{words.nextHeading}</h2>
      <ol className="next-steps">
        {whatNext(form, context).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
