import { dayAfter, weekdayOf } from '#domain/calendar.ts'
import { calendarDay, formatDate, timeOfDay } from '#domain/format.ts'
import { DAYS_IN_WEEK } from '#domain/location/thresholds.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import type { CalendarEntry } from '../store/appointment-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Times that buyers asked for, each to be confirmed. Spec 5.09, D21. */
export const appointmentItems = (
  { slug, site }: Pick<Tenant, 'slug' | 'site'>,
  asked: readonly CalendarEntry[],
): AttentionItem[] =>
  asked.flatMap(({ id, kind, startsAt, lead }) => {
    if (!lead) return []
    const starts = new Date(startsAt)
    const day = calendarDay(starts, site.timeZone)
    const monday = dayAfter(day, -((weekdayOf(day) + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK))
    const wish = kind === 'service' ? 'a service' : 'a test drive'
    const time = timeOfDay(starts, site.timeZone).replace(':', '.')
    const { name = 'Somebody', phone } = lead.body
    return {
      id: `appointment ${id}`,
      kind: 'appointment' as const,
      group: 'answer' as const,
      subject: name,
      text: `asks for ${wish} on ${formatDate(startsAt, site.locale, site.timeZone)} at ${time}`,
      since: lead.created,
      until: startsAt,
      is_late: false,
      to: `/staff/${slug}/calendar?week=${monday}&entry=${id}`,
      action: 'Confirm',
      ...(phone !== undefined && { phone }),
    }
  })
