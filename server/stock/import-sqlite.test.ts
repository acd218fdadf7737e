import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carsOf, sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { kyselyStore } from '../store/queries/kysely-store.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import { sqliteEngine } from '../store/sqlite/sqlite-engine.ts'
import { type ImportOptions, importStock } from './import.ts'
import { loadMapping } from './mapping/load-mapping.ts'

let database: TestDatabase
let opened: Awaited<ReturnType<typeof open>>

async function open(file: string) {
  const engine = await sqliteEngine(file, 10_000)
  return { db: engine.db, store: await kyselyStore(engine) }
}

beforeEach(async () => {
  database = await sqliteForTests.fresh()
  opened = await open(database.location)
})
afterEach(async () => {
  await opened.store.close()
  await database[Symbol.asyncDispose]()
})

async function importCars(count: number, options: Partial<ImportOptions> = {}) {
  const file = join(dirname(database.location), 'feed.csv')
  const rows = Array.from({ length: count }, (_, row) => `U${row},used,2021,Kia,Rio`)
  await writeFile(file, ['stock_no,condition,year,make,model', ...rows].join('\n'))
  const mapping = await loadMapping('canonical')
  return importStock(opened.store.stock('harbour'), file, { mapping, now: new Date(), ...options })
}

test('a full disk is reported and leaves the old stock', async () => {
  await importCars(1)
  await sql`pragma max_page_count = 20`.execute(opened.db)
  await expect(importCars(2000)).rejects.toMatchObject({ code: 'disk_full' })
  expect((await carsOf(opened.store, 'harbour')).map((car) => car.stocknum)).toEqual(['U0'])
  expect(await opened.store.stock('harbour').version()).toBe(1)
})

test('an import waits for the write of another process, a dry run needs no lock', async () => {
  const other = openSqlite(database.location)
  other.prepare('begin immediate').run([])
  expect((await importCars(1, { dryRun: true })).report.added).toBe(1)
  let hasRead = false
  const onRead = () => {
    hasRead = true
  }
  const importing = importCars(1, { onRead })
  while (!hasRead) await setImmediate()
  other.prepare('rollback').run([])
  other.close()
  expect((await importing).report.added).toBe(1)
})
