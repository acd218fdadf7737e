import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { silentLog } from '../log.fixture.ts'
import { QueueFullError } from '../media/queue-limits.ts'
import type { WorkRequest } from '../media/work-queue.ts'
import { car, inStock, siteServices } from '../site/site.fixture.ts'
import { linkCardRoutes } from './routes.ts'

const folder = join(import.meta.dirname, '../../tenants')
const stock = [car('a'), car('w', { status: 'withdrawn' })]
const drawn = async () => Buffer.from('a picture')

/** The server with a drawing that a test decides on. */
async function serverWith(bytes: (request: WorkRequest) => Promise<Uint8Array> = drawn) {
  const { services } = await siteServices(folder, { stock: inStock(stock) })
  const routes = linkCardRoutes({
    cards: async () => ({ digest: 'd'.repeat(64), bytes }),
    stockOf: (c) => services.stock.of(c.get('tenant')),
    clientOf: () => 'one',
    log: silentLog,
  })
  const app = testApp(services, { capabilities: [{ routes }] })
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://harbour.localhost${path}`, {
      headers: { host: 'harbour.localhost', ...headers },
    })
}

test('the address in the head of a car’s page is its picture, and may be kept for good (Spec 2.02)', async () => {
  const ask = await serverWith()
  const page = await (await ask('/cars/car-a')).text()
  const [, address = ''] = /og:image" content="http:\/\/harbour\.localhost([^"]+)/.exec(page) ?? []
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">')
  const answer = await ask(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
})

test.each(['', '?v=', '?v=zzz'])(
  'an address with the version "%s" has the same picture, for a day',
  async (query) => {
    const ask = await serverWith()
    const answer = await ask(`/media/link/car/car-a${query}`)
    expect(await answer.text()).toBe('a picture')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  },
)

test.each([
  ['an unknown car', '/media/link/car/nothing', 404],
  ['a withdrawn car', '/media/link/car/car-w', 410],
])('%s has none (D13)', async (_, path, status) => {
  expect((await (await serverWith())(path)).status).toBe(status)
})

test('too many at once are refused, with a time to come back', async () => {
  const ask = await serverWith(() => Promise.reject(new QueueFullError('all')))
  const answer = await ask('/media/link/car/car-a')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
})
