import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { noDeliveries, noEvents, testTools } from '../app.fixture.ts'
import { Cache } from '../cache/cache.ts'
import openDelivery from '../delivery/open.ts'
import openEvents from '../events/open.ts'
import { AppError } from '../http/app-error.ts'
import { siteServices } from '../site/site.fixture.ts'
import openMetrics from './open.ts'
import { metricsRoutes } from './routes.ts'

const token = 'a-token-of-operators'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** `/metrics` on a local TCP socket. */
async function listening(change: { token?: string } = {}) {
  const cache = new Cache(1_000_000)
  const events = {
    ...noEvents,
    stats: () => ({ counted: 7, unknownCar: 1, dropped: 2, waiting: 3 }),
  }
  const deliveries = {
    ...noDeliveries,
    stats: () => ({
      attempts: [{ kind: 'webhook', outcome: 'refused', count: 4 } as const],
      stored: { waiting: 5, due: 3, failed: 1, oldestSeconds: 90.5 },
    }),
  }
  const { services } = await siteServices(join(import.meta.dirname, '../../tenants'))
  const tools = testTools(services, { cache, events, deliveries })
  const capabilities = [openMetrics, openEvents, openDelivery].map((open) => open(tools))
  const app = metricsRoutes({ capabilities, ...change })
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

test('the metrics have the cache’s budget and the size of its sections', async () => {
  const { cache, get } = await listening()
  cache.section('pages', () => 10).set('a', {})
  const response = await get()
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const text = await response.text()
  expect(text).toContain('\nforecourt_cache_max_bytes 1000000\n')
  expect(text).toContain('\nforecourt_cache_entries{section="pages"} 1\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^nodejs_eventloop_delay_max_seconds [\d.e-]+$/m)
})

test('the metrics have the attempts to deliver leads, and how many wait (D23)', async () => {
  const { get } = await listening()
  const text = await (await get()).text()
  for (const line of [
    'forecourt_delivery_attempts_total{kind="webhook",outcome="refused"} 4',
    'forecourt_deliveries{state="waiting"} 5',
    'forecourt_deliveries{state="failed"} 1',
    'forecourt_deliveries_due 3',
    'forecourt_deliveries_oldest_seconds 90.5',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})

test('a request forwarded by a proxy on this machine is not local', async () => {
  const { get } = await listening()
  expect((await get()).status).toBe(200)
  expect((await get({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await get({ forwarded: 'for=203.0.113.7' })).status).toBe(404)
  expect((await get({ 'x-forwarded-proto': 'https' })).status).toBe(404)
})

test('another machine needs the right token', async () => {
  const { get } = await listening({ token })
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  const statusWith = async (authorization: string) =>
    (await get({ ...forwarded, authorization })).status
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
  expect([
    await statusWith(`Bearer ${token}x`),
    await statusWith('Bearer'),
    await statusWith(token),
  ]).toEqual([404, 404, 404])
})

test('the metrics have visitor events by outcome (Spec 7.19)', async () => {
  const text = await (await (await listening()).get()).text()
  expect(text).toContain('\nforecourt_events_total{outcome="counted"} 7\n')
  expect(text).toContain('\nforecourt_events_total{outcome="unknown_car"} 1\n')
  expect(text).toContain('\nforecourt_events_total{outcome="dropped"} 2\n')
  expect(text).toContain('\nforecourt_events_waiting 3\n')
})
