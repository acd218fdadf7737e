import { type Context, Hono } from 'hono'
import { slotAt } from '#domain/appointment/slots.ts'
import { SLOT_MINUTES } from '#domain/appointment/thresholds.ts'
import { MINUTE_MS } from '#domain/units.ts'
import {
  type AppointmentOutcome,
  type AppointmentView,
  appointmentOutcomes,
} from '#parts/appointment-state/appointment-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bytesOf, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { findPage, type PageMatch } from '../pages/find-page.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { CalendarEntry } from '../store/appointment-store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { appointmentOfToken } from './appointment-link.ts'
import { letterToBuyer, letterToDealer, type ToldAppointment } from './letters.ts'
import { appointmentAt, whatOf } from './told.ts'
import type { AppointmentTools } from './tools.ts'

const ROUTE = '/test-drives/:token'
const MAX_BODY_BYTES = 2_000
const rates = { client: { count: 20, seconds: 60 }, tenant: { count: 300, seconds: 60 } }

/** An appointment whose link was opened. */
interface Opened {
  readonly match: PageMatch
  readonly entry: CalendarEntry & { readonly lead: StoredLead }
  readonly now: Date
}

/**
 * `GET /test-drives/:token`: a buyer's appointment for whoever has the link of a letter; with `cancel` it asks whether
 * to cancel, with `from` it shows another week. After its end, and with any other token, it says that the
 * link has ended: 404.
 * FLOWS 4.
 */
export const appointmentPages = (tools: AppointmentTools): Hono<AppEnv> =>
  new Hono<AppEnv>().get(ROUTE, async (c, next) => {
    const { services } = tools
    const match = await pageOf(c, services)
    if (!match) return next()
    const entry = await entryOf(c, tools)
    const appointment = viewOf(entry, services.clock(), {
      path: c.get('url').pathname,
      from: c.req.query('from'),
      isCancelling: c.req.query('cancel') !== undefined,
      outcome: appointmentOutcomes.find((each) => each === c.req.query('done')),
    })
    const visitor = await siteRequest(c, services).visitor()
    const page = await personalPage(match, visitor, services, c.get('requestId'), { appointment })
    return sendPersonal(c, page, appointment.state === 'over' ? 404 : 200)
  })

/** `POST /test-drives/:token`: another time, or none, as forms without script send them; a 303 back to the page. */
export const appointmentForms =
  (tools: AppointmentTools): Endpoint =>
  (pipeline) => {
    const limits = { formats: ['form'], maxBodyBytes: MAX_BODY_BYTES, rates } as const
    const app = new Hono<AppEnv>()
    for (const handler of writePipeline(limits, pipeline)) app.post(ROUTE, handler)
    return app.post(ROUTE, async (c, next) => {
      const match = await pageOf(c, tools.services)
      if (!match) return next()
      const entry = await entryOf(c, tools)
      const now = tools.services.clock()
      const fields = parseForm(await bytesOf(c))
      const field = (name: string) => {
        const value = fields[name]
        return typeof value === 'string' ? value : ''
      }
      const outcome =
        entry && !isOver(entry, now)
          ? await changed(c, { match, entry, now }, tools, {
              isCancel: field('do') === 'cancel',
              at: field('at'),
              version: Number(field('version')),
            })
          : undefined
      const { pathname } = c.get('url')
      return seeOther(c, outcome === undefined ? pathname : `${pathname}?done=${outcome}`)
    })
  }

async function pageOf(
  c: Context<AppEnv>,
  services: AppointmentTools['services'],
): Promise<PageMatch | undefined> {
  const found = await findPage(siteRequest(c, services), services.stock)
  if (found.kind !== 'match') return undefined
  return { ...found.match, url: { ...found.match.url, blocks: undefined } }
}

/** The appointment of the link, at its dealer. */
async function entryOf(
  c: Context<AppEnv>,
  { open, keyring }: Pick<AppointmentTools, 'open' | 'keyring'>,
): Promise<Opened['entry'] | undefined> {
  const { slug } = c.get('tenant')
  const id = appointmentOfToken(slug, c.req.param('token') ?? '', keyring)
  if (id === undefined) return undefined
  const entry = await (await open()).appointments(slug).entry(id)
  return entry?.lead && { ...entry, lead: entry.lead }
}

const isOver = ({ startsAt }: Pick<CalendarEntry, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) + SLOT_MINUTES * MINUTE_MS <= now.getTime()

/** Nothing is said of one that is over. */
function viewOf(
  entry: Opened['entry'] | undefined,
  now: Date,
  shown: Pick<AppointmentView, 'path' | 'from' | 'isCancelling' | 'outcome'>,
): AppointmentView {
  if (!entry || isOver(entry, now))
    return {
      ...shown,
      state: 'over',
      kind: 'drive',
      carId: undefined,
      location: '',
      startsAt: '',
      version: 0,
    }
  const { state, kind, location, startsAt, version, lead } = entry
  return {
    ...shown,
    state,
    kind: kind === 'service' ? 'service' : 'drive',
    carId: lead.body.car_id,
    location,
    startsAt,
    version,
  }
}

interface Wish {
  readonly isCancel: boolean
  /** By the clock of the location. */
  readonly at: string
  /** The version that the page showed. */
  readonly version: number
}

async function changed(
  c: Context<AppEnv>,
  { match, entry, now }: Opened,
  { open, keyring, deliveries }: AppointmentTools,
  { isCancel, at, version }: Wish,
): Promise<AppointmentOutcome | undefined> {
  const { tenant } = match
  const { site } = tenant
  const { location } = entry
  const to = isCancel ? undefined : freeTime(at, location, site, now)
  if (!(isCancel || to)) return 'taken'
  if (!isCancel && entry.kind === 'service') return 'stale'
  const { lead } = entry
  const car =
    lead.body.car_id === undefined ? undefined : match.stock.search.carById(lead.body.car_id)
  const told: ToldAppointment = {
    site,
    lead,
    what: whatOf(entry, car, site),
    location,
    startsAt: to?.startsAt ?? entry.startsAt,
    old: entry.startsAt,
    version: version + 1,
    now,
  }
  const letter = isCancel ? 'cancelled' : 'moved'
  const appointments = (await open()).appointments(tenant.slug)
  const done = await appointments.change(entry.id, {
    version,
    state: isCancel ? 'cancelled' : 'asked',
    ...(to && { to }),
    messages: [
      ...letterToBuyer(letter, told, { origin: c.get('origin'), keyring }),
      letterToDealer(letter, told, keyring),
    ],
  })
  if (done?.state === 'slot_taken') return 'taken'
  if (done?.state !== 'changed') return 'stale'
  deliveries.wake()
  return isCancel ? undefined : 'moved'
}

/** A time that buyers can book; whether it is taken, the store decides. */
function freeTime(at: string, location: string, site: Tenant['site'], now: Date) {
  const place = site.locations.find(({ slug }) => slug === location)
  const slot = place && slotAt(at, { hours: place.contact_detail, timeZone: site.timeZone, now })
  return slot && appointmentAt(slot.local, location, site)
}
