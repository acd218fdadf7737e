import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  describePostgres,
  emptyPostgres,
  type TestDatabase,
} from '#server/store/engines.fixture.ts'
import { get } from './http/get.ts'
import { type ServerProcess, startProduction, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const waiting = { timeout: 20_000, interval: 100 }

describePostgres('the built product on PostgreSQL', () => {
  let folder: string
  let database: TestDatabase
  let servers: ServerProcess[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'))
    database = await emptyPostgres()
    const env = { DATABASE_URL: database.location }
    // The first writes the demo stock; the second uses the same database.
    servers = [await startServer(folder, env)]
    servers.push(await startProduction(folder, env))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  async function counts(): Promise<number[]> {
    const bodies = await Promise.all(
      servers.map(({ port }) => get(port, 'harbour.localhost', '/api/search')),
    )
    return bodies.map((body): number => JSON.parse(body).count)
  }

  test('two servers share a database, and both show what a third process imports', async () => {
    await vi.waitUntil(async () => (await counts()).every((count) => count > 100), waiting)
    const [before = 0] = await counts()
    expect(await counts()).toEqual([before, before])
    const feed = join(folder, 'feed.csv')
    const rows = ['A', 'B'].map((stock) => `${stock},used,2021,Kia,Rio,19990`)
    await writeFile(feed, ['stock_no,condition,year,make,model,price', ...rows].join('\n'))
    const args = ['scripts/stock.ts', 'import', feed, '--tenant', 'harbour']
    const env = { ...process.env, DATABASE_URL: database.location }
    await promisify(execFile)(process.execPath, args, { cwd: root, env })
    await vi.waitUntil(async () => (await counts()).every((count) => count === before + 2), waiting)
    expect(await readdir(folder)).not.toContain('forecourt.db')
  })
})
