import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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
import { type ServerProcess, startProduction } from './server-process.ts'

const root = join(import.meta.dirname, '..')
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

  async function counts(): Promise<number[]> {
    const bodies = await Promise.all(
      servers.map(({ port }) => get(port, 'harbour.localhost', '/api/search')),
    )
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
})
