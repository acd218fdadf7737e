import { slotDays, slotsOnDay } from '#domain/appointment/slots.ts'
import { SLOT_MINUTES } from '#domain/appointment/thresholds.ts'
import { dayAfter } from '#domain/calendar.ts'
import type { Car } from '#domain/car/car.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { DAY_MS, MINUTE_MS } from '#domain/units.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { CalendarEntry } from '../store/appointment-store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { localOf } from './told.ts'
import type { AppointmentTools } from './tools.ts'

type Site = Tenant['site']

type Week = StaffAnswer<'GET /:site/appointments'>
type Entry = Week['entries'][number]
type CarById = (id: string) => Car | undefined

const WEEK = 7
/** Wishes for a service are shown while their lead is younger. */
const WISHES_MS = 90 * DAY_MS

/** `GET /:site/appointments?from=`: a week of all locations. Spec 5.09, 7.07, D21. */
export const staffWeek = ({ services }: Pick<AppointmentTools, 'services'>): StaffEndpoint =>
  staffEndpoint('GET /:site/appointments', async ({ store, site: { slug }, query, now }) => {
    const tenant = await shownTenant(services.directory, slug)
    const { site } = tenant
    const [today = '', nowTime = ''] = localOf(now, site).split('T')
    const first = query.from ?? mondayOf(today)
    const days = Array.from({ length: WEEK }, (_, ahead) => dayAfter(first, ahead))
    const appointments = store.appointments(slug)
    // A day of any time zone begins and ends within a day of the same day in UTC.
    const from = new Date(Date.parse(first) - DAY_MS).toISOString()
    const to = new Date(Date.parse(first) + (WEEK + 1) * DAY_MS).toISOString()
    const since = new Date(now.getTime() - WISHES_MS).toISOString()
    const [entries, wishes] = await Promise.all([
      appointments.entries({ from, to }),
      appointments.wishes(since),
    ])
    const { carById } = (await services.stock.of(tenant)).search
    const isOfWeek = (day: string | undefined) => day !== undefined && days.includes(day)
    return {
      today,
      now: nowTime,
      last: slotDays(now, site.timeZone).at(-1) ?? today,
      days,
      locations: locationsOf(site, days),
      entries: entries
        .map((entry) => toldEntry(entry, { site, carById, now }))
        .filter(({ at }) => isOfWeek(at.split('T')[0])),
      wishes: wishes.flatMap((lead) =>
        isOfWeek(lead.body.preferred_day) ? wishOf(lead, site) : [],
      ),
    }
  })

/** The Monday of the week of a day. */
const mondayOf = (day: string): string => {
  const weekday = new Date(day).getUTCDay()
  return dayAfter(day, weekday === 0 ? -6 : 1 - weekday)
}

const locationsOf = (site: Site, days: readonly string[]): Week['locations'] =>
  site.locations
    .filter(({ visible }) => visible)
    .map(({ slug, name, contact_detail: hours }) => ({
      slug,
      name,
      days: days.flatMap((day) => {
        const times = slotsOnDay(hours, day, site.timeZone).map(({ local }) => local.slice(-5))
        const [first, last] = [times[0], times.at(-1)]
        return first !== undefined && last !== undefined ? [{ day, first, last }] : []
      }),
    }))
    .filter(({ days }) => days.length > 0)

/** An entry as the staff sees it. */
export function toldEntry(
  entry: CalendarEntry,
  { site, carById, now }: { readonly site: Site; readonly carById: CarById; readonly now: Date },
): Entry {
  const { id, kind, state, location, startsAt, version, reason, keptBy, lead } = entry
  const ends = Date.parse(startsAt) + SLOT_MINUTES * MINUTE_MS
  const car = lead && carOf(lead, carById)
  return {
    id,
    kind,
    state,
    location,
    at: localOf(startsAt, site),
    starts_at: startsAt,
    is_over: ends <= now.getTime(),
    version,
    ...(lead && { buyer: buyerOf(lead, site) }),
    ...(car && { car }),
    ...(reason !== undefined && { reason }),
    ...(keptBy !== undefined && { kept_by: keptBy }),
  }
}

const buyerOf = (
  { body: { name, phone, email, message } }: StoredLead,
  { locale }: Pick<Site, 'locale'>,
) => ({
  name,
  phone,
  ...(phone !== undefined && { phone_shown: displayPhone(phone, countryOf(locale)) }),
  email,
  message,
})

/** As it is in stock, else as the lead names it. */
function carOf({ body }: StoredLead, carById: CarById): Entry['car'] {
  const { car_id: id, stock_number, 'Vehicle Make': make, 'Vehicle Model': model } = body
  if (id === undefined) return undefined
  const named = [make, model].filter(Boolean).join(' ')
  return {
    id,
    name: carById(id)?.name ?? (named || id),
    ...(stock_number !== undefined && { stock_number }),
  }
}

function wishOf({ id, body, ...lead }: StoredLead, site: Site): Week['wishes'] {
  const { preferred_day: day, preferred_time, additional_services: services = [] } = body
  const location = body['Service Location'] ?? body.location
  if (day === undefined) return []
  return [
    {
      id,
      day,
      services,
      buyer: buyerOf({ id, body, ...lead }, site),
      ...(location !== undefined && { location }),
      ...(preferred_time !== undefined && { part_of_day: preferred_time }),
    },
  ]
}
