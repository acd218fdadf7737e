import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { silentLog } from '../log.fixture.ts'
import { car, inStock, siteServices } from '../site/site.fixture.ts'
import { openBrochures } from './brochures.ts'
import { brochureRoutes } from './routes.ts'

const folder = join(import.meta.dirname, '../../tenants')
const stock = [
  car('a'),
  car('s', { status: 'sold', sold_date_timestamp: 1_795_000_000 }),
  car('w', { status: 'withdrawn' }),
  ...Array.from({ length: 60 }, (_, at) => car(`n${at}`)),
]
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brochures-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** The server with a drawing that a test decides on, and pictures that cost nothing. */
async function serverWith(draw: () => Promise<Uint8Array>, limitMs = 5_000) {
  const { services } = await siteServices(folder, { stock: inStock(stock) })
  const brochures = openBrochures({
    dataDir,
    draw,
    fonts: {},
    pictures: async () => new Uint8Array(),
    findFile: () => Promise.reject(new Error('no file')),
    log: silentLog,
  })
  const routes = brochureRoutes({
    brochures,
    stockOf: (c) => services.stock.of(c.get('tenant')),
    clock: services.clock,
    clientOf: (c) => c.req.header('x-client') ?? 'one',
    log: silentLog,
    limitMs,
  })
  const app = testApp(services, { capabilities: [{ routes }] })
  return (path: string, headers: Record<string, string> = {}, host = 'harbour.localhost') =>
    app.request(`http://${host}${path}`, { headers: { host, ...headers } })
}

const pdf = async () => Buffer.from('%PDF-1.7')
const path = '/api/cars/car-a/pdf'

test('a brochure is downloaded as {slug}.pdf (Spec 7.10)', async () => {
  const ask = await serverWith(pdf)
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="car-a.pdf"')
  expect(await answer.text()).toBe('%PDF-1.7')
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
})

test('a sold car has one; an unknown car is 404, a withdrawn one 410 (Spec 7.10, D13)', async () => {
  const ask = await serverWith(pdf)
  expect((await ask('/api/cars/car-s/pdf')).status).toBe(200)
  expect((await ask('/api/cars/nothing/pdf')).status).toBe(404)
  expect((await ask('/api/cars/car-w/pdf')).status).toBe(410)
})

test('one car is drawn once for 200 requests at once, and never again (Spec 7.10)', async () => {
  const held = Promise.withResolvers<Uint8Array>()
  const draw = vi.fn(() => held.promise)
  const ask = await serverWith(draw)
  const answers = Array.from({ length: 200 }, (_, at) => ask(path, { 'x-client': `c${at}` }))
  await vi.waitFor(() => expect(draw).toHaveBeenCalled())
  held.resolve(await pdf())
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await ask(path)).status).toBe(200)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('of two dealers with one car each has its own brochure (Spec 7.10)', async () => {
  const draw = vi.fn(pdf)
  const ask = await serverWith(draw)
  const tags = await Promise.all(
    ['harbour.localhost', 'outback.localhost'].map(async (host) =>
      (await ask(path, {}, host)).headers.get('etag'),
    ),
  )
  expect(new Set(tags).size).toBe(2)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a client that asks for too many waits its turn, others do not (Spec 7.10)', async () => {
  const held = Promise.withResolvers<Uint8Array>()
  const ask = await serverWith(() => held.promise)
  const many = Array.from({ length: 30 }, (_, at) => ask(`/api/cars/car-n${at}/pdf`))
  const refused = await Promise.any(
    many.map(async (answer) => {
      const { status, headers } = await answer
      if (status === 200) throw new Error('answered')
      return { status, retry: headers.get('retry-after') }
    }),
  )
  expect(refused).toEqual({ status: 429, retry: '5' })
  const other = ask(path, { 'x-client': 'two' })
  held.resolve(await pdf())
  expect((await other).status).toBe(200)
  const all = (await Promise.all(many)).map(({ status }) => status)
  expect(all.filter((status) => status === 200).length).toBeLessThan(12)
})

test('of many clients the last wait no longer than they would: 503 (Spec 7.10)', async () => {
  const held = Promise.withResolvers<Uint8Array>()
  const ask = await serverWith(() => held.promise)
  const many = Array.from({ length: 60 }, (_, at) =>
    ask(`/api/cars/car-n${at}/pdf`, { 'x-client': `c${at}` }),
  )
  const refused = await Promise.any(
    many.map(async (answer) => {
      const { status, headers } = await answer
      if (status === 200) throw new Error('answered')
      return { status, retry: headers.get('retry-after') }
    }),
  )
  expect(refused).toEqual({ status: 503, retry: '5' })
  held.resolve(await pdf())
  await Promise.all(many)
})

test('one that takes too long is 504, and there for the next visitor (Spec 7.10)', async () => {
  const held = Promise.withResolvers<Uint8Array>()
  const draw = vi.fn(() => held.promise)
  const ask = await serverWith(draw, 50)
  expect((await ask(path)).status).toBe(504)
  held.resolve(await pdf())
  await vi.waitFor(async () => expect((await ask(path)).status).toBe(200))
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a failure is JSON for programs, a page with a way back for browsers (Spec 8.06)', async () => {
  const ask = await serverWith(() => Promise.reject(new Error('out of ink')))
  const program = await ask(path, { accept: 'application/pdf' })
  expect(program.status).toBe(500)
  expect(await program.json()).toMatchObject({ code: 'brochure_failed' })
  const browser = await ask(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(browser.status).toBe(500)
  expect(browser.headers.get('content-type')).toMatch(/^text\/html/)
  const html = await browser.text()
  expect(html).toContain('The brochure could not be made just now.')
  expect(html).toContain('href="/cars/car-a"')
  expect(html).not.toContain('out of ink')
  const missing = await ask('/api/cars/nothing/pdf', { accept: 'text/html' })
  expect(await missing.text()).toContain('href="/"')
})
