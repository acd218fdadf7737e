import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appWith, ask, demoHost } from '../app.fixture.ts'
import { recordingLog } from '../log.fixture.ts'
import { directoryOf, sitesIn } from '../site/site.fixture.ts'
import type { EventCount } from '../store/event-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { EventCounter } from './event-counter.ts'

const { tenants } = await sitesIn(join(import.meta.dirname, '../../tenants'))
const all = [...tenants.values()]

/** The server with its counter over a store that records what it is given; every car is in stock. */
async function measured(change: Partial<Tenant['site']> = {}, now = '2026-11-21T02:00:00.000Z') {
  const stored: (EventCount & { tenant: string })[] = []
  const { log } = recordingLog()
  const counter = new EventCounter({
    log,
    open: async () => ({
      events: (tenant) => ({
        add: async (counts) => {
          stored.push(...counts.map((count) => ({ tenant, ...count })))
        },
        counts: async () => [],
      }),
      stock: (tenant) => {
        const none = () => Promise.reject(new Error(`${tenant}: unexpected call`))
        const nothing = async function* () {}
        return {
          tenant,
          summaries: async (ids) =>
            ids.map((id) => ({ id, feed: 'fixture', hash: '', created: '', leftAt: null })),
          version: none,
          size: none,
          counts: none,
          car: none,
          records: none,
          corrections: none,
          changesSince: none,
          runs: none,
          rejected: none,
          cars: nothing,
          owned: nothing,
          departed: async () => [],
          snapshot: none,
          write: none,
        }
      },
    }),
  })
  const tracking = { events: true, dataLayer: false, consent: 'not-needed' } as const
  const sites = all.map((tenant) => ({ ...tenant, site: { ...tenant.site, tracking, ...change } }))
  const clock = () => new Date(now)
  const { app } = await appWith(
    { directory: directoryOf(sites), clock },
    { tools: { events: counter } },
  )
  const send = async (events: unknown, at = demoHost) => {
    const origin = { origin: `http://${at}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ events })
    const found = await ask(app, '/api/events', { method: 'POST', body, headers: origin }, at)
    await counter.flush()
    return found
  }
  return { send, stored, app }
}

test('a beacon is answered with 204 and counted at its site (D21, Spec 7.19)', async () => {
  const { send, stored } = await measured()
  const { status, text } = await send([{ event: 39, carId: 'a' }, { event: 25 }])
  expect([status, text]).toEqual([204, ''])
  await send([{ event: 25 }], 'kiwi.localhost')
  const day = '2026-11-21'
  expect(stored).toEqual([
    { tenant: 'harbour', day, event: 39, carId: 'a', count: 1 },
    { tenant: 'harbour', day, event: 25, carId: '', count: 1 },
    { tenant: 'kiwi', day, event: 25, carId: '', count: 1 },
  ])
})

test('the day is that of the site’s time zone (D5)', async () => {
  const at = '2026-11-21T13:30:00.000Z'
  const brisbane = await measured({ timeZone: 'Australia/Brisbane' }, at)
  await brisbane.send([{ event: 25 }])
  const auckland = await measured({ timeZone: 'Pacific/Auckland' }, at)
  await auckland.send([{ event: 25 }])
  expect([...brisbane.stored, ...auckland.stored].map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
  ])
})

test('the events of a browser are counted by their numbers (Spec 7.24, 7.25)', async () => {
  const { send, stored } = await measured()
  const ids = [39, 25, 1001, 1002, 1003, 1004]
  expect((await send(ids.map((event) => ({ event })))).status).toBe(204)
  expect(stored.map(({ event }) => event).sort((a, b) => a - b)).toEqual(
    ids.toSorted((a, b) => a - b),
  )
})

test.each([14, 15, 17, 18, 22, 48, 51])(
  'event %i, of a lead, is not a browser’s to send: it is counted once the lead is stored (Spec 7.20-7.23, 7.26-7.28)',
  async (event) => {
    const { send, stored } = await measured()
    expect((await send([{ event }, { event: 39 }])).status).toBe(422)
    expect(stored).toEqual([])
  },
)

test.each<[string, unknown]>([
  ['an event of no list', [{ event: 40 }]],
  ['an event as text', [{ event: '39' }]],
  ['no events', []],
  ['more events than a page has', Array.from({ length: 21 }, () => ({ event: 39 }))],
  ['a long id', [{ event: 39, carId: 'a'.repeat(101) }]],
  ['an id that is half a character', [{ event: 39, carId: '\ud800' }]],
  ['an id with a NUL', [{ event: 39, carId: 'a\0b' }]],
  ['anything about a person', [{ event: 39, carId: 'a', phone: '0755502000' }]],
])('%s is refused with 422 and counted nowhere', async (_, events) => {
  const { send, stored } = await measured()
  expect((await send(events)).status).toBe(422)
  expect(stored).toEqual([])
})

test('a site that counts no events answers 404', async () => {
  const tracking = { events: false, dataLayer: true, consent: 'ask' } as const
  const { send, stored } = await measured({ tracking })
  expect((await send([{ event: 39 }])).status).toBe(404)
  expect(stored).toEqual([])
})
