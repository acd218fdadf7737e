import type { ItemType } from '#domain/car/kinds.ts'
import type { Person } from '#domain/content/entries.ts'
import { firstWords } from '#domain/content/markdown.ts'
import { statedFacts } from '#domain/content/site-facts.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { type NextContext, whatNext } from '#domain/enquiry/what-next.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { PersonFace } from '../person/person-face.tsx'
import type { PageView, SiteView } from '../view-context.ts'
import { NextSteps } from './next-steps.tsx'

interface WhatNextProps {
  /** Of the block. */
  readonly id: string
  readonly form: FormKind
  /** The place that answers; absent where the site states none. */
  readonly place: SiteLocation | undefined
  /** Who answers it, where the site names them. */
  readonly people?: readonly Person[] | undefined
  /** Its time is booked. */
  readonly isBooked?: boolean
  /** What it is about. */
  readonly itemType?: ItemType | undefined
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/** What happens after a form was sent, by the hours and the figures that the dealer states. Spec 2.09, D27, D43. */
export function WhatNext(props: WhatNextProps) {
  const { id, form, place, people = [], site, page, ...about } = props
  const { forms, locale, timeZone, words } = site
  const [one, ...others] = people
  const context: NextContext = {
    ...(others.length === 0 && { who: one?.name }),
    locale,
    timeZone,
    words,
    now: new Date(page.now),
    ...about,
    hours: place?.contact_detail,
    answerWithinMinutes: forms.answerWithinMinutes,
  }
  return (
    <NextSteps id={id} heading={words.nextHeading} lines={whatNext(form, context)}>
      {people.length > 0 && <Answering people={people} site={site} />}
    </NextSteps>
  )
}

interface AnsweringProps extends Pick<WhatNextProps, 'site'> {
  readonly people: readonly Person[]
}

/** One with what is said of them; of several, one for each location, name and role. */
function Answering({ people, site }: AnsweringProps) {
  const [one, ...others] = people
  return (
    <div className="next-who">
      <p>{site.words.nextWho}</p>
      <ul>
        {people.map(({ id, name, image, role }) => (
          <li key={id}>
            <PersonFace name={name} image={image} />
            <span>
              <b>{name}</b>
              <span className="person-role">{role}</span>
            </span>
          </li>
        ))}
      </ul>
      {others.length === 0 && one?.about !== undefined && (
        <p>{fillPlaceholders(firstWords(one.about), statedFacts(site))}</p>
      )}
    </div>
  )
}
