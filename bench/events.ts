import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { get } from '../e2e/http/get.ts'
import { startServer } from '../e2e/server-process.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { filterPaths } from './search-paths.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { type Page, visitAtRate, visitText } from './visits.ts'

const slug = 'harbour'
const events = 100_000
const processes = 2
const writersEach = 8
const visitIntervalMs = 50
const baselineMs = 20_000
const distinctPaths = 20_000

/**
 * Sixteen writers in two processes count events, each committed to disk before the next, while
 * visitors search a server on the same database: prints whether counts are exact, the throughput, and
 * the visitors' response times, on each kind of database.
 */
export async function eventsBench(): Promise<void> {
  await withTemporaryFolder('forecourt-events', async (folder) => {
    console.log('SQLite')
    await measure(join(folder, 'sqlite'), storeFile(join(folder, 'sqlite')), {})
    console.log('PostgreSQL')
    const postgres = await startPostgres({ isDurable: true })
    try {
      await measure(join(folder, 'postgres'), postgres.url, { DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  })
}

async function measure(
  dataDir: string,
  location: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startServer(dataDir, env)
  try {
    const body = await get(server.port, `${slug}.localhost`, '/api/search')
    const { facets } = JSON.parse(body)
    const pages = (seed: number): Page[] =>
      filterPaths(facets, distinctPaths, seed).map((path) => ({ slug, path }))
    const until = performance.now() + baselineMs
    const alone = visitAtRate(
      server.port,
      pages(1),
      visitIntervalMs,
      () => performance.now() > until,
    )
    console.log(`  search alone   ${visitText(await alone)}`)
    let isDone = false
    const withWriters = visitAtRate(server.port, pages(2), visitIntervalMs, () => isDone)
    const seconds = await write(location)
    isDone = true
    console.log(`  with writers   ${visitText(await withWriters)}`)
    const perSecond = Math.round(events / seconds).toLocaleString('en-AU')
    console.log(
      `  events         ${await counted(location)} in ${seconds.toFixed(1)} s, ${perSecond}/s`,
    )
  } finally {
    await server.stop()
  }
}

/** Runs all writers; returns the seconds until the last is done. */
async function write(location: string): Promise<number> {
  const program = join(import.meta.dirname, 'event-writer.ts')
  const each = events / (processes * writersEach)
  const args = [program, location, `${writersEach}`, `${each}`]
  const runs = Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args))
  const took = (await Promise.all(runs)).map(({ stdout }) => Number(stdout))
  return Math.max(...took) / 1000
}

/** @throws Error if an event was lost or counted twice */
async function counted(location: string): Promise<string> {
  const store = await openStore(location)
  const counts = await store.events(slug).counts({ from: '2026-03-01', to: '2026-03-01' })
  await store.close()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total !== events) throw new Error(`expected ${events} events, found ${total}`)
  return `${total.toLocaleString('en-AU')} of ${events.toLocaleString('en-AU')} counted`
}
