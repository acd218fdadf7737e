import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous } from '#domain/account/visitor.ts'
import { flagNames, withOneHeart } from '#domain/site/flags.ts'
import { renderNodes } from '#pages/render/blocks.ts'
import { carThingNames, carThings } from '#parts/why/decision.ts'
import { decisionOf } from '#parts/why/decisions.ts'
import { demoStock } from '../../demo/demo-stock.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import { findPage } from '../pages/find-page.ts'
import { personalRequest } from '../site/page-request.ts'
import { cars, siteServices, sitesIn } from '../site/site.fixture.ts'
import { type Browser, staffServer } from '../staff/staff-server.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { featureEffects, thingsByFlag } from './feature-effects.ts'

const folder = join(import.meta.dirname, '../../tenants')
const { tenants } = await sitesIn(folder)
const now = '2026-11-21T02:00:00.000Z'

let database: TestDatabase
let store: Store
let viewer: Browser
let owner: Browser
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  const server = await staffServer(store)
  viewer = await server.signedIn(await server.person('Vera', { harbour: 'viewer' }))
  owner = await server.signedIn(await server.person('Olga', { harbour: 'owner' }))
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

const flipped = (tenant: Tenant, flag: (typeof flagNames)[number]): Tenant => {
  const { site } = tenant
  const flags = withOneHeart({ ...site.flags, [flag]: !site.flags[flag] })
  return { ...tenant, site: { ...site, flags } }
}

test('no feature changes what a car shows but those that are counted by cars (Spec 6.04)', () => {
  for (const tenant of tenants.values()) {
    for (const car of demoStock(tenant.slug, { now: new Date(now), count: 8 })) {
      for (const flag of flagNames) {
        const counted: readonly string[] = thingsByFlag[flag] ?? []
        const { site } = flipped(tenant, flag)
        for (const thing of carThingNames.filter((name) => !counted.includes(name)))
          expect(decisionOf(thing, { car, site, now })).toEqual(
            decisionOf(thing, { car, site: tenant.site, now }),
          )
      }
    }
  }
})

test('a block that is not named of a feature is drawn the same without it (Spec 6.04)', async () => {
  const [tenant] = [...tenants.values()].filter(({ slug }) => slug === 'kiwi')
  const { services } = await siteServices(folder)
  if (!tenant) throw new Error('expected the demo site')
  const { features } = await featureEffects(tenant, services)
  const drawn = async (of: Tenant, path: string) => {
    const found = await findPage(
      { tenant: of, pathname: path, search: '', origin: '' },
      services.stock,
    )
    if (found.kind !== 'match') return new Map()
    const options = { now: new Date(now), requestId: '', showFaults: false }
    const request = personalRequest(found.match, services, options, anonymous)
    const html = await renderNodes(request.page.blocks, request)
    return new Map(request.page.blocks.map(({ id }, index) => [id, html[index]]))
  }
  const paths = ['/', '/cars/car-a']
  const before = new Map(
    await Promise.all(paths.map(async (path) => [path, await drawn(tenant, path)] as const)),
  )
  let differences = 0
  for (const { name, pages } of features) {
    for (const path of paths) {
      const after = await drawn(flipped(tenant, name), path)
      for (const [id, html] of before.get(path) ?? []) {
        if (after.get(id) === html) continue
        differences += 1
        const named = pages.find((page) => page.path === path)?.blocks.map((block) => block.id)
        expect(named, `${name} ${path}`).toContain(id)
      }
    }
  }
  expect(differences).toBeGreaterThan(10)
})

test('a viewer reads what features do, and what decides a car and a page; no other address (Spec 6.04, D39)', async () => {
  const params = { site: 'harbour' }
  const { data: effects } = await viewer.call('GET /:site/features', { params })
  const listed = cars.filter(({ status }) => status !== 'withdrawn').length
  expect(effects.cars).toBe(listed)
  const drives = effects.features.find(({ name }: { name: string }) => name === 'testDrive')
  expect(drives).toMatchObject({ is_on: true, cars: listed })
  const { data } = await viewer.call('GET /:site/why', { params, query: '?path=/cars/car-a' })
  expect(data.car).toEqual({ id: 'a', name: '2021 Toyota Hilux' })
  expect(data.decisions.map(({ thing }: { thing: string }) => thing)).toEqual(
    Object.values(carThings),
  )
  expect(data.blocks.length).toBeGreaterThan(3)
  const missing = await viewer.call('GET /:site/why', { params, query: '?path=/none' })
  expect([missing.status, missing.data.code]).toEqual([404, 'no_such_page'])
})

test('an owner sends a test enquiry, which says so, to the destinations of a real one (Spec 6.04, D23, D39)', async () => {
  const params = { site: 'harbour' }
  const { data } = await viewer.call('GET /:site/delivery', { params })
  expect(data.routes.at(-1)).toMatchObject({ takes: [] })
  const body = { category: 'Service Booking', location: 'newstead' } as const
  expect((await viewer.call('POST /:site/delivery/test', { params, body })).status).toBe(403)
  const sent = await owner.call('POST /:site/delivery/test', { params, body })
  const lead = await owner.call('GET /:site/leads/:lead', {
    params: { ...params, lead: sent.data.lead },
  })
  expect(JSON.stringify(lead.data)).toContain('This is a test of where enquiries go')
  const site = tenants.get('harbour')?.site
  if (!site) throw new Error('expected the demo site')
  const wanted = destinationsOf(body, site).flatMap((to) =>
    'to' in to ? to.to : [new URL(to.url).host],
  )
  expect(lead.data.sent_to.map(({ to }: { to: string }) => to)).toEqual(wanted)
  const { data: log } = await owner.call('GET /:site/audit', { params })
  expect(JSON.stringify(log)).toContain('test_enquiry_sent')
})
