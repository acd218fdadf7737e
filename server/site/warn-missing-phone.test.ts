import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import { recordingLog } from '../log.fixture.ts'
import { pageCaches } from './services.ts'
import { car, inStock, siteServices } from './site.fixture.ts'

const tenants = join(import.meta.dirname, '../../tenants')

/** Kiwi has no phone numbers for cars; one car is in a location with a phone number. */
async function site() {
  const { log, logged } = recordingLog()
  const place = { slug: 'penrose', name: 'Penrose', phone: '09 555 0142' }
  const stock = inStock([car('a'), car('b'), car('c', { location: place })])
  // Without a cache each request renders its page.
  const { services } = await siteServices(tenants, { log, stock, ...pageCaches(new Cache(0), log) })
  const app = testApp(services)
  const host = 'kiwi.localhost'
  const get = (path: string) => app.request(`http://${host}${path}`, { headers: { host } })
  return { get, logged }
}

test('a car without a phone number is logged once per process (Spec 8.08, D16)', async () => {
  const { get, logged } = await site()
  const pages = ['/', '/search', '/cars/car-a', '/cars/car-a', '/cars/car-b', '/cars/car-c']
  for (const path of pages) expect((await get(path)).status, path).toBe(200)
  expect(logged).toMatchObject([
    { level: 'warn', event: 'car_without_phone', tenant: 'kiwi', car: 'car-a' },
    { level: 'warn', event: 'car_without_phone', tenant: 'kiwi', car: 'car-b' },
  ])
})
