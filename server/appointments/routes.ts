import { Hono } from 'hono'
import type { z } from 'zod'
import { daySlots, freeSlots, slotDays, slotsOnDay } from '#domain/appointment/slots.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import type { SiteServices } from '../site/services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { calendarFile } from './calendar-file.ts'
import { dayQuery, slotQuery } from './queries.ts'
import { takenSlots } from './taken-slots.ts'

/** A slot as programs read it. */
export interface PublicSlot {
  /** The instant, `2026-11-26T00:30:00.000Z`. */
  readonly at: string
  /** By the location's clock, as a form submits it: `2026-11-26T10:30`. */
  readonly local: string
  readonly free: boolean
}

/** What `GET /api/appointments` returns. Spec 7.07. */
export interface AppointmentsResponse {
  /** Slug of the location. */
  readonly dealership: string
  readonly timeZone: string
  readonly date: string
  readonly slots: readonly PublicSlot[]
  /** The first free slot after a day without any. */
  readonly next?: PublicSlot
}

/**
 * `GET /api/appointments?dealership=<slug of a location>&date=<2026-11-26>` returns the slots of a day for
 * a test drive: half-hours inside the location's hours, from two hours ahead to thirty days (D21,
 * Spec 7.07). Not cacheable: a slot may be booked at any moment. 404 for a location that the site does
 * not have, 422 for a day that is none or cannot be booked.
 *
 * `GET /api/appointments/calendar?dealership=&at=2026-11-26T10:30&car_id=` returns such a slot as a file for
 * a calendar (FLOWS 4). It says nothing of who booked it, nor whether anybody did.
 */
export const appointmentRoutes = (
  services: Pick<SiteServices, 'appointments' | 'clock' | 'stock'>,
): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/api/appointments', async (c) => {
      const tenant = c.get('tenant')
      const { dealership, date } = readQuery(dayQuery, c.req.query())
      const now = services.clock()
      const { timeZone } = tenant.site
      const location = bookableLocation(tenant, dealership)
      const days = slotDays(now, timeZone)
      if (!days.includes(date)) {
        const message = `Test drives can be booked from ${days[0]} to ${days.at(-1)}`
        throw new AppError(422, 'invalid_query', message, { fields: { date: message } })
      }
      const taken = await takenSlots(services, tenant)(location.slug, now)
      const of = { hours: location.contact_detail, timeZone, now, taken }
      const slots = daySlots(date, of).map(publicSlot)
      const next = slots.some(({ free }) => free)
        ? undefined
        : freeSlots(of).find(({ local }) => local > date)
      c.header('cache-control', 'no-store')
      const answer: AppointmentsResponse = {
        dealership,
        timeZone,
        date,
        slots,
        ...(next && { next: publicSlot({ ...next, isFree: true }) }),
      }
      return c.json(answer)
    })
    .all(otherMethods('GET, HEAD'))
    .get('/api/appointments/calendar', async (c) => {
      const tenant = c.get('tenant')
      const { dealership, at, car_id } = readQuery(slotQuery, c.req.query())
      const location = bookableLocation(tenant, dealership)
      const { site } = tenant
      const [day = ''] = at.split('T')
      const ofDay = slotsOnDay(location.contact_detail, day, site.timeZone)
      const slot = ofDay.find(({ local }) => local === at)
      if (!slot) throw new AppError(404, 'not_found', 'There is no test drive at this time')
      const { search } = await services.stock.of(tenant)
      const car = car_id === undefined ? undefined : search.carById(car_id)
      const { scheme, host } = c.get('address')
      const origin = `${scheme}://${host}`
      const { slotCalendar, slotCalendarCaravan, slotCalendarNoCar } = site.words
      const ofCar = car?.item_type === 'caravan' ? slotCalendarCaravan : slotCalendar
      const event = calendarFile({
        id: [location.slug, car?.slug].filter((part) => part).join('-'),
        slot,
        title: car
          ? fillPlaceholders(ofCar, { car: car.name })
          : fillPlaceholders(slotCalendarNoCar, { dealer: site.name }),
        place: [location.name, addressLine(location.address)].join(', '),
        url: car ? `${origin}/cars/${car.slug}` : origin,
        now: services.clock(),
      })
      return c.body(event, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="test-drive.ics"',
        'cache-control': 'no-store',
      })
    })
    .all(otherMethods('GET, HEAD'))

function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: Readonly<Record<string, string>>,
): z.output<Schema> {
  const read = schema.safeParse(query)
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
  throw new AppError(422, 'invalid_query', 'The query is not valid', { fields })
}

function bookableLocation({ site }: Tenant, slug: string): SiteLocation {
  const found = site.locations.find((location) => location.slug === slug && location.visible)
  if (found) return found
  throw new AppError(404, 'not_found', 'This site has no location of this name')
}

const publicSlot = (slot: { startsAt: string; local: string; isFree: boolean }): PublicSlot => ({
  at: slot.startsAt,
  local: slot.local,
  free: slot.isFree,
})
