import { join } from 'node:path'
import { expect } from 'vitest'
import { anonymous } from '#domain/account/visitor.ts'
import { saleWheel } from '#domain/prize/wheel.fixture.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import { ask, demoHost, testApp } from '../app.fixture.ts'
import { type FormServerOptions, ownStore } from '../form-server.fixture.ts'
import { openedContent } from '../messages/message.ts'
import { directoryOf, siteServices, sitesIn } from '../site/site.fixture.ts'
import type { TestEngine } from '../store/engines.fixture.ts'
import { newClaim } from '../store/new-claim.fixture.ts'
import { testKeyring } from '../store/new-message.fixture.ts'
import type { Settlement } from '../store/reservation-store.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'

const demoFolder = join(import.meta.dirname, '../../tenants')

export const ada = '+61491570006'
export const bob = '+61491570156'

/** Of a dealer's own wheel, in the days of the tests. */
export const testWheel: Wheel = {
  ...saleWheel,
  segments: saleWheel.segments.map((segment) => ({ ...segment, stock: 5 })),
  start: '2026-11-20',
  expiry: '2026-11-22',
  claim_until: '2027-01-31',
  redraw_at: '2027-02-03',
}

const holdOf = (phone: string) => `hold-of-${phone.slice(1)}`

interface Options extends FormServerOptions {
  readonly wheel?: Partial<Wheel>
}

/** The server over a database of its own, where Harbour has a wheel and Kiwi has none. */
export async function wheelServer(engine: TestEngine, { wheel, ...options }: Options = {}) {
  const store: Store = await ownStore(engine, options)
  const time = { now: new Date('2026-11-21T02:00:00.000Z') }
  const wheels = [{ ...testWheel, ...wheel }]
  const { tenants } = await sitesIn(demoFolder)
  const sites = ['harbour', 'kiwi'].flatMap((slug) => {
    const tenant = tenants.get(slug)
    if (!tenant) return []
    return [slug === 'harbour' ? { ...tenant, content: { ...tenant.content, wheels } } : tenant]
  })
  const open = options.open ?? (async () => store)
  const { services, errors } = await siteServices(demoFolder, {
    directory: directoryOf(sites),
    clock: () => time.now,
    identifyVisitor: async ({ header, tenant }) => {
      const [, phone] = /session=(\+\d+)/.exec(header('cookie') ?? '') ?? []
      if (phone === undefined) return anonymous
      return { kind: 'buyer', user: { phone }, account: `${tenant.slug}-${phone.slice(1)}` }
    },
    spins: open,
  })
  const app = testApp(services, { tools: { open, keyring: testKeyring } })
  const signedIn = (phone: string | undefined) =>
    phone === undefined ? {} : { cookie: `session=${phone}` }
  const fieldsOf = (change: object) => ({
    wheel: testWheel.id,
    spin: '1',
    confirmed: 'yes',
    ...change,
  })
  const settle = async (phone: string, change: Settlement) => {
    const reservations = store.reservations('harbour')
    const version = (await reservations.reservation(holdOf(phone)))?.version ?? 0
    expect(await reservations.settle(holdOf(phone), version, change)).toBeDefined()
  }
  const refund = (phone: string) =>
    settle(phone, {
      now: time.now.toISOString(),
      hold: { stage: 'ended', why: 'released_by_buyer' },
      attempt: 'refunded',
    })
  return {
    store,
    time,
    errors,
    /** A spin by script. */
    async spin(phone: string | undefined, change: object = {}, at = demoHost) {
      const headers = { ...signedIn(phone), origin: `http://${at}` }
      const { status, text } = await ask(
        app,
        '/api/spins',
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(fieldsOf(change)),
        },
        at,
      )
      return { status, data: JSON.parse(text) }
    },
    /** A spin without script: where it leads. */
    async submit(phone: string | undefined, change: Record<string, string> = {}) {
      const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
      const headers = { ...signedIn(phone), ...type, origin: `http://${demoHost}` }
      const body = `${new URLSearchParams(fieldsOf(change))}`
      const { status, answer } = await ask(app, '/api/spins', { method: 'POST', headers, body })
      return { status, to: answer.headers.get('location') }
    },
    /** A page as a buyer gets it. */
    async page(phone: string | undefined, path = '/spin-to-win', at = demoHost) {
      const { status, text, answer } = await ask(app, path, { headers: signedIn(phone) }, at)
      const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
      return { status, text, title, headers: answer.headers }
    },
    /** A car of a buyer whose deposit was captured, and refunded where that is said. */
    async deposit(phone: string, { dollars = 200, refunded = false, heldAt = time.now } = {}) {
      const now = heldAt.toISOString()
      await store.stock('harbour').write(changeOf({ version: 0, ids: ['held'], feed: 'fixture' }))
      const account = `harbour-${phone.slice(1)}`
      const claim = newClaim({ id: holdOf(phone), car: 'held', account, deposit: dollars, now })
      expect(await store.reservations('harbour').claim(claim)).toMatchObject({ state: 'claimed' })
      const heldUntil = '2026-12-31T00:00:00.000Z'
      await settle(phone, { now, hold: { stage: 'held', heldUntil }, attempt: 'authorised' })
      await settle(phone, { now, attempt: 'captured' })
      if (refunded) await refund(phone)
    },
    refund,
    /** The latest text to a buyer. */
    async text() {
      const [latest] = await store.messages('harbour').latest(1)
      return openedContent(testKeyring, latest?.content ?? '')?.text
    },
  }
}
