import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { Cache } from '../cache/cache.ts'
import { recordingLog } from '../log.fixture.ts'
import { keptIn } from './services.ts'
import { car, inStock, siteServices } from './site.fixture.ts'

const tenants = join(import.meta.dirname, '../../tenants')

/** Kiwi names no numbers for cars; one car stands in a yard with a telephone. */
async function site() {
  const { log, logged } = recordingLog()
  const place = { slug: 'penrose', name: 'Penrose', phone: '09 555 0142' }
  const stock = inStock([car('a'), car('b'), car('c', { location: place })])
  // Nothing is kept: each request draws its page.
  const { services } = await siteServices(tenants, { log, stock, ...keptIn(new Cache(0), log) })
  const app = createApp({ services, media: new Hono(), listSites: false, trustProxy: false })
  const host = 'kiwi.localhost'
  const get = (path: string) => app.request(`http://${host}${path}`, { headers: { host } })
  return { get, logged }
}

test('a car without a telephone number is told to the log once a start (Spec 8.08, D16)', async () => {
  const { get, logged } = await site()
  const pages = ['/', '/search', '/cars/car-a', '/cars/car-a', '/cars/car-b', '/cars/car-c']
  for (const path of pages) expect((await get(path)).status, path).toBe(200)
  expect(logged).toMatchObject([
    { level: 'warn', event: 'car_without_phone', tenant: 'kiwi', car: 'car-a' },
    { level: 'warn', event: 'car_without_phone', tenant: 'kiwi', car: 'car-b' },
  ])
})
