import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { attentionGroups } from '#domain/staff/attention.ts'
import { attentionOf } from '#server/attention/attention.ts'
import { stockGaps } from '#server/attention/tidy-items.ts'
import { settingsOf } from '#server/settings.ts'
import { addPerson } from '#server/staff/add-person.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { demoSites } from '../demo-sites.ts'
import { isFullTest } from '../test-extent.ts'
import { ensureDemoLeads } from './ensure-demo-leads.ts'

/** Enough for each of them to be asked about. */
const CARS = 70

async function place(env: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'demo-leads-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const settings = settingsOf({ DATA_DIR, PORT: '4321', ...env })
  const store = await openStore(storeLocation(settings))
  onTestFinished(() => store.close())
  return { settings, store }
}

const listed = (store: Store, slug: string) => store.leadWork(slug).page({ limit: 99 })

test('sites of the demo begin with leads of many kinds, and something to do in each group of Today, once (Spec 6.01)', {
  timeout: 60_000,
}, async () => {
  const { settings, store } = await place()
  const now = new Date()
  // Of each country, with holds and valuations and without.
  const slugs = isFullTest ? DEMO_TENANTS : ['harbour', 'kiwi', 'lonestar', 'outback']
  for (const slug of slugs) {
    await writeDemo(store.stock(slug), { cars: demoStock(slug, { now, count: CARS }), now })
    const sam = {
      name: 'Sam Bligh',
      email: 'sam@example.com',
      role: 'owner',
      password: '',
    } as const
    await addPerson(store, { ...sam, tenant: slug }, now)
  }
  await ensureDemoLeads(settings, slugs, now)
  for (const tenant of await demoSites(await readRegistry())) {
    const { slug, site } = tenant
    if (!slugs.includes(slug)) continue
    const leads = await listed(store, slug)
    expect(new Set(leads.map(({ work }) => work.stage)).size, slug).toBeGreaterThan(4)
    expect(new Set(leads.map(({ lead }) => lead.kind)).size, slug).toBeGreaterThan(6)
    const refused = leads.filter(({ deliveries }) => deliveries.failed > 0)
    expect(refused.length, slug).toBe(1)
    const rule = { now, soldListedDays: site.constants.soldListedDays }
    const gaps = await stockGaps(store.stock(slug), rule)
    const { items } = await attentionOf(store, tenant, gaps, now)
    expect(new Set(items.map(({ group }) => group)), slug).toEqual(new Set(attentionGroups))
    expect(items.filter(({ is_late: isLate }) => isLate).length, slug).toBeGreaterThan(0)
    const valued = await store.valuations(slug).listed(9)
    expect(valued.length, slug).toBe(site.flags.tradeIn && site.locale === 'en-AU' ? 2 : 0)
    for (const { estimate } of valued) expect(estimate?.range?.from).toBeGreaterThan(0)
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
    const held = await store.reservations(slug).reservations({ from: day(-9), to: day(1) })
    expect(held.map(({ stage }) => stage)).toEqual(site.flags.reserveOnline ? ['held', 'held'] : [])
  }
  // Nothing is left to be sent.
  expect(await store.countAllDeliveries(now.toISOString())).toMatchObject({ waiting: 0 })
  const count = (await listed(store, 'harbour')).length
  await ensureDemoLeads(settings, slugs, now)
  expect((await listed(store, 'harbour')).length).toBe(count)
})

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where mail is sent', { DELIVERY: 'send' }],
  ['where they are not wished', { DEMO_LEADS: '0' }],
])('%s no lead is invented (Spec 6.01)', async (_, env) => {
  const { settings, store } = await place(env)
  await ensureDemoLeads(settings, ['harbour'])
  expect(await listed(store, 'harbour')).toEqual([])
})
