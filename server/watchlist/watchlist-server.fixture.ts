import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { anonymous } from '#domain/account/visitor.ts'
import { ask, demoHost, noEvents, testApp } from '../app.fixture.ts'
import type { ReportedEvent } from '../events/event-counter.ts'
import { car, directoryOf, inStock, siteServices, sitesIn } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'

const demoFolder = join(import.meta.dirname, '../../tenants')

export const ada = '+61491570006'
export const bob = '+61491570156'

/** The header of somebody who is signed in with this number. */
export const by = (phone: string) => ({ cookie: `session=${phone}` })

/** Cars of every site: one of each kind that matters to a list. */
export const listedCars = [
  car('used'),
  car('other', { price: 19_990 }),
  car('unpriced', { price: undefined }),
  car('sold', { status: 'sold' }),
  car('gone', { status: 'withdrawn' }),
]

interface Options {
  /** Changes of Harbour's site. */
  readonly change?: (site: Tenant['site']) => Partial<Tenant['site']>
}

/** The server over a database of its own, where Harbour and Kiwi have a watchlist, and what it counted. */
export async function watchlistServer(engine: TestEngine, { change }: Options = {}) {
  const database = await engine.fresh()
  const store = await openStore(database.location)
  onTestFinished(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const tracking = { events: true, dataLayer: false, consent: 'not-needed' } as const
  const { tenants } = await sitesIn(demoFolder)
  const sites = ['harbour', 'kiwi'].flatMap((slug) => {
    const tenant = tenants.get(slug)
    if (!tenant) return []
    const flags = { ...tenant.site.flags, favourites: false, watchlist: true }
    const site = { ...tenant.site, tracking, flags }
    return [{ ...tenant, site: { ...site, ...(slug === 'harbour' && change?.(site)) } }]
  })
  const { services, errors } = await siteServices(demoFolder, {
    directory: directoryOf(sites),
    stock: inStock(listedCars),
    clock: () => time.now,
    identifyVisitor: async ({ header, tenant }) => {
      const [, phone] = /session=(\+\d+)/.exec(header('cookie') ?? '') ?? []
      if (phone === undefined) return anonymous
      return { kind: 'buyer', user: { phone }, account: `${tenant.slug} ${phone}` }
    },
  })
  const counted: (ReportedEvent & { tenant: string })[] = []
  const add = (tenant: string, _day: string, events: readonly ReportedEvent[]) => {
    counted.push(...events.map((event) => ({ tenant, ...event })))
  }
  const app = testApp(services, {
    tools: { open: async () => store, events: { ...noEvents, add } },
  })
  const send = (path: string, body: string, headers: Record<string, string>, at: string) => {
    const own = { origin: `http://${at}`, ...headers }
    return ask(app, `/api/watchlist/${path}`, { method: 'POST', body, headers: own }, at)
  }
  return {
    counted,
    errors,
    time,
    store,
    /** A call by script; `body` is sent as it is. */
    async call(path: string, body: object, headers: Record<string, string> = {}, at = demoHost) {
      const type = { 'content-type': 'application/json' }
      const { status, text } = await send(path, JSON.stringify(body), { ...type, ...headers }, at)
      return { status, data: JSON.parse(text) }
    },
    /** A form without script. */
    async submit(
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) {
      const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
      const body = `${new URLSearchParams(fields)}`
      const { status, answer } = await send(path, body, { ...type, ...headers }, demoHost)
      return { status, to: answer.headers.get('location') }
    },
    /** Ids of a list, the latest first. */
    async listOf(phone: string, tenant = 'harbour') {
      const items = await store.watchlist(tenant).items(`${tenant} ${phone}`)
      return items.map(({ car }) => car)
    },
  }
}
