import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carsOf, describePostgres, emptyPostgres } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { type HostileFeed, hostileFeeds } from './hostile-feeds.fixture.ts'
import { importStock } from './import.ts'
import { ImportError } from './import-error.ts'
import { loadMapping } from './mapping/load-mapping.ts'

const GROWTH = 4
// Linear work takes 4 times as long for 4 times the size, quadratic work 16 times.
const LARGEST_RATIO = 12
// Below this the fixed costs of an import dominate.
const LEAST_CPU_MS = 40

let directory: string
let store: Store
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hostile-'))
  store = await openStore(join(directory, 'forecourt.db'))
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

type End = { added: number; reasons: string[] } | { code: string }

/** The outcome of a feed's import, and its processor time in milliseconds. */
async function run(
  { make }: HostileFeed,
  size: number,
  into = store,
): Promise<{ end: End; cpuMs: number }> {
  const file = join(directory, 'feed')
  await writeFile(file, make(size))
  const stock = into.stock(crypto.randomUUID())
  const options = { mapping: await loadMapping('canonical'), now: new Date() }
  const before = process.cpuUsage()
  const end = await importStock(stock, file, options).then(
    ({ report }): End => ({
      added: report.added,
      reasons: Object.keys(report.quarantined.byReason),
    }),
    (error: unknown): End => {
      if (!(error instanceof ImportError)) throw error
      return { code: error.code }
    },
  )
  const { user, system } = process.cpuUsage(before)
  return { end, cpuMs: (user + system) / 1000 }
}

function expectEnd(end: End, { ends }: HostileFeed): void {
  if ('code' in ends) expect(end).toEqual(ends)
  if ('added' in ends) expect(end).toMatchObject(ends)
  if ('quarantined' in ends) expect(end).toMatchObject({ reasons: [ends.quarantined] })
}

describePostgres('on PostgreSQL', () => {
  test('every hostile feed ends the same way', async () => {
    await using database = await emptyPostgres()
    const postgres = await openStore(database.location)
    for (const feed of hostileFeeds) expectEnd((await run(feed, 1, postgres)).end, feed)
    await postgres.close()
  })
})

describe.each(hostileFeeds)('$title', (feed) => {
  test('is accepted, quarantined or refused, in time linear in its size', async () => {
    const small = await run(feed, 1)
    expectEnd(small.end, feed)
    const least = Math.max(small.cpuMs, LEAST_CPU_MS)
    let ratio = (await run(feed, GROWTH)).cpuMs / least
    // Measured again where other processes may have slowed it down.
    if (ratio >= LARGEST_RATIO) ratio = (await run(feed, GROWTH)).cpuMs / least
    expect(ratio).toBeLessThan(LARGEST_RATIO)
  })
})

test('no imported text contains a control character', async () => {
  const nul = hostileFeeds.find(({ title }) => title.includes('NUL'))
  const file = join(directory, 'feed')
  await writeFile(file, nul?.make(1) ?? '')
  const mapping = await loadMapping('canonical')
  await importStock(store.stock('nul'), file, { mapping, now: new Date() })
  const [car] = await carsOf(store, 'nul')
  expect(car).toMatchObject({ stocknum: 'A', badge: 'S' })
  expect(JSON.stringify(car)).not.toMatch(/\\u00[01]/)
})
