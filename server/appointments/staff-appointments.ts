import { randomUUID } from 'node:crypto'
import { SLOT_MINUTES } from '#domain/appointment/thresholds.ts'
import type { Car } from '#domain/car/car.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { MINUTE_MS } from '#domain/units.ts'
import { AppError } from '../http/app-error.ts'
import { siteOrigin } from '../preview/site-origin.ts'
import type { StockSearch } from '../search/stock-search-port.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { AppointmentChange, CalendarEntry } from '../store/appointment-store.ts'
import type { Actor } from '../store/audit-log.ts'
import type { Store } from '../store/store.ts'
import type { Appointment, StoredLead } from '../store/stored-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { leadByHand } from './lead-by-hand.ts'
import { type BuyersLetter, letterToBuyer } from './letters.ts'
import { toldEntry } from './staff-week.ts'
import { appointmentAt, whatOf } from './told.ts'
import type { AppointmentTools } from './tools.ts'

type Site = Tenant['site']

interface Asked {
  readonly store: Store
  readonly site: { readonly slug: string }
  readonly now: Date
  readonly by: Actor
  readonly origin: string
}

interface Wanted extends Omit<AppointmentChange, 'messages' | 'audit'> {
  readonly letter: BuyersLetter
  readonly action: 'appointment_confirmed' | 'appointment_moved' | 'appointment_cancelled'
  readonly note?: string | undefined
}

/** How a dealer's people book, confirm, move and cancel appointments, and keep times free. FLOWS 4, D39. */
export function staffAppointments(tools: AppointmentTools): StaffEndpoint[] {
  const { services, keyring, deliveries } = tools
  const worldOf = async ({ site, now }: Pick<Asked, 'site' | 'now'>) => {
    const tenant = await shownTenant(services.directory, site.slug)
    const { search } = await services.stock.of(tenant)
    return { site: tenant.site, search, carById: search.carById, now }
  }

  async function change(asked: Asked, id: string, wanted: Wanted) {
    const { store, now, by, origin } = asked
    const world = await worldOf(asked)
    const { site } = world
    const appointments = store.appointments(site.slug)
    const before = await appointments.entry(id)
    const lead = before?.lead ?? (await store.leads(site.slug).lead(id))
    const time = wanted.to ?? before
    if (!lead || !time) throw notFound()
    const { letter, action, note, ...rest } = wanted
    const told = {
      site,
      lead,
      what: whatOf(before ?? kindOf(lead), carOf(lead, world.carById), site),
      location: time.location,
      startsAt: time.startsAt,
      old: before?.startsAt,
      version: wanted.version + 1,
      now,
    }
    const messages = letterToBuyer(letter, told, {
      origin: siteOrigin(origin, site.slug, site.hosts),
      note,
      keyring,
    })
    const changed = await appointments.change(id, { ...rest, messages, audit: { action, by } })
    if (!changed) throw notFound()
    if (changed.state === 'slot_taken') throw slotTaken()
    const entry = toldEntry(changed.entry, world)
    if (changed.state === 'stale') throw staleOf(entry)
    deliveries.wake()
    return entry
  }

  return [
    staffEndpoint('POST /:site/appointments/:id/confirm', (asked) =>
      change(asked, asked.params.id, {
        version: asked.body.version,
        state: 'confirmed',
        letter: 'confirmed',
        action: 'appointment_confirmed',
      }),
    ),
    staffEndpoint('POST /:site/appointments/:id/move', async (asked) => {
      const { body, params } = asked
      const to = timeOf(body, (await worldOf(asked)).site, asked.now)
      return change(asked, params.id, {
        version: body.version,
        state: 'confirmed',
        to,
        letter: body.version === 0 ? 'confirmed' : 'moved',
        action: 'appointment_moved',
        note: body.message,
      })
    }),
    staffEndpoint('POST /:site/appointments/:id/cancel', (asked) =>
      change(asked, asked.params.id, {
        version: asked.body.version,
        state: 'cancelled',
        letter: 'cancelled',
        action: 'appointment_cancelled',
        note: asked.body.message,
      }),
    ),
    staffEndpoint('POST /:site/appointments', async (asked) => {
      const { store, body, now, by, origin } = asked
      const world = await worldOf(asked)
      const { site, search } = world
      const appointment = timeOf(body, site, now)
      const car = carByStock(search, body.stock_number)
      const lead = leadByHand(body, { site, car, now, appointment })
      const told = {
        site,
        lead,
        what: whatOf({ kind: body.kind }, car, site),
        location: appointment.location,
        startsAt: appointment.startsAt,
        version: 1,
        now,
      }
      const messages = letterToBuyer('confirmed', told, {
        origin: siteOrigin(origin, site.slug, site.hosts),
        keyring,
      })
      const appointments = store.appointments(site.slug)
      const saved = await appointments.book(lead, messages, by)
      if (saved.state === 'slot_taken') throw slotTaken()
      const entry = await appointments.entry(saved.id)
      if (!entry) throw notFound()
      deliveries.wake()
      return toldEntry(entry, world)
    }),
    staffEndpoint('POST /:site/appointments/keep', async (asked) => {
      const { store, body, now, by } = asked
      const { site } = await worldOf(asked)
      const first = timeOf(body, site, now)
      const times = Array.from({ length: body.times }, (_, at) => ({
        id: randomUUID(),
        startsAt: new Date(Date.parse(first.startsAt) + at * SLOT_MS).toISOString(),
      }))
      const { location, reason } = body
      const isKept = await store.appointments(site.slug).keep({ location, times, reason }, by)
      if (!isKept) throw slotTaken()
      return { ids: times.map(({ id }) => id) }
    }),
    staffEndpoint('POST /:site/appointments/:id/free', async ({ store, site, params, by }) => {
      if (!(await store.appointments(site.slug).free(params.id, by))) throw notFound()
    }),
  ]
}

const SLOT_MS = SLOT_MINUTES * MINUTE_MS

/** @throws AppError 422 for a location that the site does not have, and for a time that is none or is over */
function timeOf(
  { location, at }: { readonly location: string; readonly at: string },
  site: Site,
  now: Date,
): Appointment {
  const invalid = (field: string, message: string) =>
    new AppError(422, 'invalid_body', message, { fields: { [field]: message } })
  if (!site.locations.some(({ slug, visible }) => visible && slug === location))
    throw invalid('location', 'This site has no location of this name.')
  const time = appointmentAt(at, location, site)
  if (!time) throw invalid('at', 'Times begin on the hour or half past.')
  if (Date.parse(time.startsAt) <= now.getTime()) throw invalid('at', 'This time is over.')
  return time
}

const kindOf = ({ kind }: Pick<StoredLead, 'kind'>): Pick<CalendarEntry, 'kind'> => ({
  kind: kind === 'service' ? 'service' : 'drive',
})

const carOf = ({ body }: StoredLead, carById: (id: string) => Car | undefined) =>
  body.car_id === undefined ? undefined : carById(body.car_id)

/** The car of a stock number, however it is spelt. */
function carByStock(search: Pick<StockSearch, 'search'>, typed = ''): Car | undefined {
  const number = typed.toLowerCase()
  if (number === '') return undefined
  const state = { ...emptyState, query: typed }
  const { hits } = search.search({ state, hitsPerPage: 20, facets: [] })
  return hits.find(({ stocknum }) => stocknum?.toLowerCase() === number)
}

const notFound = (): AppError => new AppError(404, 'not_found', 'There is no such appointment')

const slotTaken = (): AppError =>
  new AppError(409, 'slot_taken', 'Just taken: somebody else has this time now')

/** Somebody else was faster: the answer has what they did. */
function staleOf(entry: StaffAnswer<'POST /:site/appointments/:id/confirm'>): AppError {
  const did = {
    asked: 'It now waits',
    confirmed: 'It is now confirmed',
    cancelled: 'It is now cancelled',
  }
  const [day, time] = entry.at.split('T')
  const message = `${did[entry.state]}, for ${day} at ${time}.`
  return new AppError(409, 'changed_meanwhile', message, { more: { entry } })
}
