import { dayAfter, weekdayOf } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'
import { DAYS_IN_WEEK } from '#domain/location/thresholds.ts'
import { momentText } from '#domain/reservation/moment-text.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { CalendarEntry } from '../store/appointment-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { phoneOf } from './lead-items.ts'

type Place = Pick<Tenant, 'slug' | 'site'>

/** Times that buyers asked for, each to be confirmed. Spec 5.09, D21. */
export const appointmentItems = (
  { slug, site }: Place,
  asked: readonly CalendarEntry[],
): AttentionItem[] =>
  asked.flatMap((entry) => {
    const { id, kind, startsAt, lead } = entry
    if (!lead) return []
    const wish = kind === 'service' ? 'a service' : 'a test drive'
    const { name = 'Somebody', phone } = lead.body
    return {
      id: `appointment ${id}`,
      kind: 'appointment' as const,
      group: 'answer' as const,
      subject: name,
      text: `asks for ${wish} on ${momentText(startsAt, site)}`,
      since: lead.created,
      until: startsAt,
      is_late: false,
      to: pathOf(slug, site, entry),
      action: 'Confirm',
      ...phoneOf(phone, site),
    }
  })

/** How many are told. */
const NEXT = 5

/** What comes next at the site: the first of its test drives and services. */
export const nextDrives = (
  { slug, site }: Place,
  entries: readonly CalendarEntry[],
): StaffAnswer<'GET /:site/attention'>['drives'] =>
  entries
    .flatMap((entry) => {
      const { lead, startsAt, state, kind, location } = entry
      if (!lead) return []
      const { body } = lead
      const car = [body['Vehicle Make'], body['Vehicle Model']].filter(Boolean).join(' ')
      const place = site.locations.find((each) => each.slug === location)?.name
      const what = kind === 'service' ? 'Service' : car || 'Test drive'
      return {
        starts_at: startsAt,
        name: body.name ?? 'Somebody',
        about: [what, place].filter(Boolean).join(', '),
        is_confirmed: state === 'confirmed',
        to: pathOf(slug, site, entry),
      }
    })
    .slice(0, NEXT)

/** Where the calendar shows it. */
function pathOf(
  slug: string,
  { timeZone }: Place['site'],
  { id, startsAt }: CalendarEntry,
): string {
  const day = calendarDay(new Date(startsAt), timeZone)
  const monday = dayAfter(day, -((weekdayOf(day) + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK))
  return `/staff/${slug}/calendar?week=${monday}&entry=${id}`
}
