import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { Cache } from '../cache/cache.ts'
import { AppError } from '../http/app-error.ts'
import { inStock } from '../site/site.fixture.ts'
import { metricsText } from './metrics.ts'
import { metricsRoutes } from './routes.ts'

const token = 'a-token-of-operators'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** `/metrics` on a socket of this machine. */
async function served(change: { token?: string } = {}) {
  const cache = new Cache(1_000_000)
  const events = {
    stats: () => ({ counted: 7, unknownCar: 1, dropped: 2, waiting: 3 }),
  }
  const app = metricsRoutes({ text: metricsText({ cache, stock: inStock(), events }), ...change })
  app.onError((cause, c) =>
    cause instanceof AppError ? c.json(cause.toJSON(), cause.status) : c.text('failed', 500),
  )
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const get = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  return { cache, get, app }
}

test('the cache’s budget and what its sections hold stand in the metrics', async () => {
  const { cache, get } = await served()
  cache.section('pages', () => 10).set('a', {})
  const answer = await get()
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  expect(text).toContain('\nforecourt_cache_max_bytes 1000000\n')
  expect(text).toContain('\nforecourt_cache_entries{section="pages"} 1\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^nodejs_eventloop_delay_max_seconds [\d.e-]+$/m)
})

test('a request that a proxy on this machine passed on is no local one', async () => {
  const { get } = await served()
  expect((await get()).status).toBe(200)
  expect((await get({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await get({ forwarded: 'for=203.0.113.7' })).status).toBe(404)
  expect((await get({ 'x-forwarded-proto': 'https' })).status).toBe(404)
})

test('another machine reads the metrics with the token, and with no other', async () => {
  const { get } = await served({ token })
  const passedOn = { 'x-forwarded-for': '203.0.113.7' }
  const ask = async (authorization: string) => (await get({ ...passedOn, authorization })).status
  expect(await ask(`Bearer ${token}`)).toBe(200)
  expect([await ask(`Bearer ${token}x`), await ask('Bearer'), await ask(token)]).toEqual([
    404, 404, 404,
  ])
})

test('what came of visitors’ events stands in the metrics (Spec 7.19)', async () => {
  const text = await (await (await served()).get()).text()
  expect(text).toContain('\nforecourt_events_total{outcome="counted"} 7\n')
  expect(text).toContain('\nforecourt_events_total{outcome="unknown_car"} 1\n')
  expect(text).toContain('\nforecourt_events_total{outcome="dropped"} 2\n')
  expect(text).toContain('\nforecourt_events_waiting 3\n')
})
