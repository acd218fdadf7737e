import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openKeyring } from '#server/keyring/open-keyring.ts'
import { addApp, addPerson } from '#server/staff/add-person.ts'
import { newAppSecret } from '#server/staff/factors/app-codes.ts'
import { passwords } from '#server/staff/passwords.ts'
import {
  browserOf,
  password,
  signIn,
  staffHost,
  staffOrigin,
} from '#server/staff/staff-server.fixture.ts'
import {
  describePostgres,
  emptyPostgres,
  type TestDatabase,
} from '#server/store/engines.fixture.ts'
import { newClaim } from '#server/store/new-claim.fixture.ts'
import { newLead } from '#server/store/new-lead.fixture.ts'
import { openStore } from '#server/store/store.ts'
import { get } from './http/get.ts'
import { type ServerProcess, startProduction } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const hitSchema = z.object({ id: z.string(), slug: z.string() })
const foundSchema = z.object({ hits: z.tuple([hitSchema], hitSchema) })
const waiting = { timeout: 20_000, interval: 100 }

describePostgres('the built product on PostgreSQL', () => {
  let folder: string
  let database: TestDatabase
  let servers: ServerProcess[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'))
    database = await emptyPostgres()
    // Without demo stock, which takes long to write.
    const tenants = join(folder, 'tenants')
    for (const name of ['_templates', 'harbour'])
      await cp(join(root, 'tenants', name), join(tenants, name), { recursive: true })
    const env = {
      DATABASE_URL: database.location,
      TENANTS_DIR: tenants,
      TRUST_PROXY: '1',
      STAFF_HOST: staffHost,
    }
    servers = await Promise.all([startProduction(folder, env), startProduction(folder, env)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  /** A page of both servers. */
  const shown = (path: string) =>
    Promise.all(servers.map(({ port }) => get(port, 'harbour.localhost', path)))

  async function counts(): Promise<number[]> {
    const bodies = await shown('/api/search')
    return bodies.map((body): number => JSON.parse(body).count)
  }

  test('two servers share a database, and both show what a third process imports', async () => {
    expect(await counts()).toEqual([0, 0])
    const feed = join(folder, 'feed.csv')
    const rows = ['A', 'B'].map((stock) => `${stock},used,2021,Kia,Rio,19990`)
    await writeFile(feed, ['stock_no,condition,year,make,model,price', ...rows].join('\n'))
    const args = ['scripts/stock.ts', 'import', feed, '--tenant', 'harbour']
    const env = {
      ...process.env,
      DATABASE_URL: database.location,
      TENANTS_DIR: join(folder, 'tenants'),
    }
    await promisify(execFile)(process.execPath, args, { cwd: root, env })
    await vi.waitUntil(async () => (await counts()).every((count) => count === 2), waiting)
    expect(await readdir(folder)).not.toContain('forecourt.db')
  })

  test('a car that a buyer holds is reserved on kept pages, cards and in the API of both servers, and free again after (Spec 9.19, D31)', async () => {
    const store = await openStore(database.location)
    onTestFinished(() => store.close())
    const { hits } = foundSchema.parse(JSON.parse((await shown('/api/search'))[0] ?? ''))
    const [{ id: car, slug }] = hits
    const paths = [`/cars/${slug}`, '/search', '/api/search']
    const isReserved = async () => {
      const texts = (await Promise.all(paths.map(shown))).flat()
      return new Set(
        texts.map((text) => /"reserved":true|Reserved|reserved for another/.test(text)),
      )
    }
    // The second time from the pages that are kept.
    for (const _ of paths) expect(await isReserved()).toEqual(new Set([false]))
    const reservations = store.reservations('harbour')
    const now = new Date().toISOString()
    await reservations.claim(newClaim({ id: 'a-hold', car, priceSeen: 19_990, now }))
    const heldUntil = '9000-01-01T00:00:00.000Z'
    await reservations.settle('a-hold', 1, { now, hold: { stage: 'held', heldUntil } })
    const becomes = (is: boolean) =>
      vi.waitFor(async () => expect(await isReserved()).toEqual(new Set([is])), waiting)
    await becomes(true)
    await reservations.settle('a-hold', 2, { now, hold: { stage: 'ended', why: 'lapsed' } })
    await becomes(false)
  })

  test('what one of two people changes at a server is at the other’s within two seconds, and where the line breaks, without a gap (Spec 6.01)', {
    retry: 0,
  }, async () => {
    const store = await openStore(database.location)
    onTestFinished(() => store.close())
    const now = new Date()
    const keyring = await openKeyring({ dataDir: folder, keysFile: undefined })
    const hash = await passwords().hash(password)
    async function signedInAt(name: string, server: ServerProcess | undefined) {
      const place = { tenant: 'harbour', role: 'sales', email: `${name}@example.com` } as const
      const id = await addPerson(store, { ...place, name, password: hash }, now)
      const who = { id, email: place.email, secret: newAppSecret(), recoveryCodes: [] }
      await addApp(store, keyring, { member: id, secret: who.secret }, now)
      const origin = `http://127.0.0.1:${server?.port}`
      const ask = (address: string, init: RequestInit = {}) => {
        const { host: _, ...headers } = Object.fromEntries(new Headers(init.headers))
        return fetch(address.replace(staffOrigin, origin), {
          ...init,
          headers: { ...headers, 'x-forwarded-host': staffHost },
        })
      }
      const browser = browserOf({ request: ask }, '192.0.2.1')
      await signIn(browser, who, { now: new Date() })
      const cookie = Array.from(browser.cookies, (pair) => pair.join('=')).join('; ')
      const listen = (after = '') => liveLine(ask, { cookie, 'last-event-id': after })
      return { ...browser, listen }
    }
    const gwen = await signedInAt('gwen', servers[0])
    const leo = await signedInAt('leo', servers[1])
    for (const id of ['a', 'b'])
      await store.leads('harbour').save(newLead({ id, destinations: [] }))
    // They have their numbers once somebody listens.
    const before = await leo.listen('0')
    const seen = await before.until('"b"')
    before.kill()
    const line = await leo.listen(seen)
    await line.until('hello')
    const change = (lead: string, stage: string, version: number, by = gwen) =>
      by.call('PATCH /:site/leads/:lead', {
        params: { site: 'harbour', lead },
        body: { version, stage },
      })
    const began = performance.now()
    expect((await change('a', 'contacted', 1)).status).toBe(200)
    const last = await line.until('"a"')
    expect(performance.now() - began).toBeLessThan(2_000)
    // Who saw the lead as it was is told what it is now.
    expect(await change('a', 'lost', 1, leo)).toMatchObject({
      status: 409,
      data: { code: 'changed_meanwhile', present: { stage: 'contacted' }, by: { stage: 'gwen' } },
    })
    line.kill()
    for (const stage of ['contacted', 'booked', 'won'])
      expect(
        (await change('b', stage, ['contacted', 'booked', 'won'].indexOf(stage) + 1)).status,
      ).toBe(200)
    const again = await leo.listen(last)
    const told = await again.until('"b"', 3)
    again.kill()
    expect(Number(told) - Number(last)).toBe(3)
  })
})

/** A line of changes, as a browser's is. */
async function liveLine(
  ask: (address: string, init: RequestInit) => Promise<Response>,
  headers: Readonly<Record<string, string>>,
) {
  const line = new AbortController()
  const { body } = await ask(`${staffOrigin}/api/staff/harbour/events`, {
    headers,
    signal: line.signal,
  })
  const chunks = body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let text = ''
  return {
    /** Waits until messages with a text have come; the number of the last one. */
    async until(words: string, times = 1): Promise<string> {
      for (;;) {
        const found = text.split('\n\n').filter((message) => message.includes(words))
        const last = found[times - 1]
        if (last !== undefined) return /^id: (\d+)/m.exec(last)?.[1] ?? ''
        const next = await chunks?.next()
        if (!next || next.done) throw new Error(`the line ended before ${words}: ${text}`)
        text += next.value
      }
    },
    kill: () => line.abort(),
  }
}
