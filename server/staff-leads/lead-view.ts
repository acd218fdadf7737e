import {
  type AnsweringPlace,
  answerDue,
  DEFAULT_ANSWER_MINUTES,
  openMinutes,
} from '#domain/enquiry/answer-time.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { placeOfLead } from '../delivery/lead-context.ts'
import type { LeadWork, ListedLead, WorkedLead } from '../store/lead-work.ts'

export type LeadRow = StaffAnswer<'GET /:site/leads'>['leads'][number]
export type ShownWork = StaffAnswer<'PATCH /:site/leads/:lead'>

/** Names of the people of a site by id. */
export type Names = ReadonlyMap<string, string>

const LEFT = 'Somebody who left'

/** The work of a lead as screens show it. */
export const shownWork = (work: LeadWork, names: Names, { locations }: Site): ShownWork => ({
  stage: work.stage,
  ...(work.reason !== undefined && { reason: work.reason }),
  ...(work.owner !== undefined && {
    owner: { id: work.owner, name: names.get(work.owner) ?? LEFT },
  }),
  ...shownPlace(locations.find(({ slug }) => slug === work.location)),
  version: work.version,
  ...(work.firstAnswerAt !== undefined && { first_answer_at: work.firstAnswerAt }),
})

const shownPlace = (place: SiteLocation | undefined) =>
  place && { location: { slug: place.slug, name: place.name } }

/** A lead of a list. */
export function shownLead(
  { lead, work, deliveries }: ListedLead,
  site: Site,
  names: Names,
): LeadRow {
  const { body, appointment } = lead
  const car = [body['Vehicle Make'], body['Vehicle Model']].filter(Boolean).join(' ')
  const booked = appointment?.local
  return {
    id: lead.id,
    created: lead.created,
    ...(body.name !== undefined && { name: body.name }),
    about: [wordsOf(body.category), body.subcategory, car].filter(Boolean).join(' · '),
    ...(booked !== undefined && { booked }),
    ...answerOf({ lead, work }, site),
    deliveries,
    ...shownWork(work, names, site),
  }
}

/** A category in a few words: "Used enquiry", "Test drive". */
const wordsOf = (category: string): string =>
  category.slice(0, 1) + category.slice(1).replace(' Vehicle Enquiry', ' enquiry').toLowerCase()

/** When a lead is to be answered, or how long its buyer waited; WORKSPACE 6. */
function answerOf(
  { lead, work }: WorkedLead,
  site: Site,
): Pick<LeadRow, 'answer_by' | 'answered_within'> {
  const place = answeringPlace({ lead }, site)
  const created = new Date(lead.created)
  if (work.firstAnswerAt !== undefined) {
    return { answered_within: openMinutes(created, new Date(work.firstAnswerAt), place) }
  }
  if (work.stage !== 'new') return {}
  const { answerWithinMinutes: minutes = DEFAULT_ANSWER_MINUTES } = site.forms
  return { answer_by: answerDue(created, minutes, place).toISOString() }
}

/** Who answers a lead: its place, else the first one. */
export function answeringPlace({ lead }: Pick<WorkedLead, 'lead'>, site: Site): AnsweringPlace {
  const slug = placeOfLead({ lead, site })?.slug
  const place = site.locations.find((each) => each.slug === slug) ?? site.locations[0]
  return { hours: place?.contact_detail, timeZone: site.timeZone }
}
