import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import {
  describePostgres,
  emptyPostgres,
  type TestDatabase,
} from '#server/store/engines.fixture.ts'
import { newClaim } from '#server/store/new-claim.fixture.ts'
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
    const env = { DATABASE_URL: database.location, TENANTS_DIR: tenants }
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
})
