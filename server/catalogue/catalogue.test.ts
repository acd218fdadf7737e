import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import {
  type Browser,
  type StaffServer,
  staffHost,
  staffOrigin,
  staffServer,
} from '../staff/staff-server.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'

/** More would be felt when the builder opens on a slow line. */
const MOST_BYTES = 16_000

let database: TestDatabase
let store: Store
let server: StaffServer
let browser: Browser
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  server = await staffServer(store)
  browser = await server.signedIn(await server.person('viewer', { harbour: 'viewer' }))
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

test('the catalogue has every block, and what a form needs to know (Spec 1.11)', async () => {
  const { data } = await browser.call('GET /blocks')
  expect(data.blocks.map(({ name }: { name: string }) => name)).toEqual([...blocks.keys()])
  const heading = data.blocks.find(({ name }: { name: string }) => name === 'section-heading')
  expect(heading).toMatchObject({
    title: 'Section heading',
    role: 'section',
    needs: [],
    slots: {},
    props: {
      required: ['heading'],
      properties: {
        heading: { type: 'string', minLength: 1, maxLength: 120, title: 'Heading' },
        level: { enum: ['h1', 'h2', 'h3'], default: 'h2' },
      },
    },
    example: { props: { heading: 'Just arrived' } },
  })
  expect(Object.keys(data.when.properties)).toContain('signedIn')
  expect(Object.keys(data.page.properties)).toEqual(
    expect.arrayContaining(['route', 'title', 'description', 'robots']),
  )
  expect(data.page.properties).not.toHaveProperty('blocks')
})

test('a new block of the catalogue’s example is one that the block’s schema accepts', async () => {
  const { data } = await browser.call('GET /blocks')
  for (const { name, example } of data.blocks) {
    expect(blocks.get(name)?.props.safeParse(example.props ?? {}).success, name).toBe(true)
  }
})

test('the catalogue is small, and a browser that has it is sent nothing (Spec 1.11)', async () => {
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const ask = (headers: Record<string, string>) =>
    server.app.request(`${staffOrigin}/api/staff/blocks`, {
      headers: { host: staffHost, cookie, ...headers },
    })
  const whole = await ask({ 'accept-encoding': 'br' })
  expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(JSON.parse(brotliDecompressSync(bytes).toString()).blocks).toHaveLength(blocks.size)
  expect(bytes.length).toBeLessThan(MOST_BYTES)
  expect((await ask({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
})
