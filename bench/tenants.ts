import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { get } from '../e2e/http/get.ts'
import { megabytes, processState } from '../e2e/http/process-state.ts'
import { type StartingServer, spawnProduction } from '../e2e/server-process.ts'
import { build } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { Dealers } from './dealers.ts'
import { DelayMonitor, delayText } from './event-loop-delay.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { firstResponse, type Page, visitAtRate, visitInSequence, visitText } from './visits.ts'

const sizes = [10, 200, 1_000]
const carsEach = 200
/** From this many dealers on, one more has a large stock. */
const largeFrom = 1_000
const large = { slug: 'large', cars: 100_000 }
/** How many cars the new stock has more: its count shows when it is served. */
const addedCars = 1_000
const startMs = 120_000
const passMs = 90_000
const rebuildMs = 90_000
const pollMs = 200
const visitIntervalMs = 10

/**
 * Start-up, response times, memory and index rebuilds of a server with many generated dealers, the
 * built product in its own process. Prints the goals beside the measurements.
 */
export async function tenantsBench(only?: number): Promise<void> {
  if (!isBuilt()) await build()
  await withTemporaryFolder('forecourt-tenants', async (folder) => {
    const dealers = new Dealers(folder)
    for (const size of only === undefined ? sizes : [only]) {
      console.log(`\n${size} dealers of ${carsEach} cars`)
      await dealers.growTo(size, carsEach)
      if (size >= largeFrom) await dealers.add([large.slug], large.cars)
      await measure(dealers)
    }
  })
}

const memoryParts = {
  heap: 'nodejs_heap_size_used_bytes',
  'outside the heap': 'nodejs_external_memory_bytes',
  indexes: 'forecourt_stock_index_bytes',
  cache: 'forecourt_cache_bytes',
} as const

async function measure(dealers: Dealers): Promise<void> {
  const began = performance.now()
  const env = { TENANTS_DIR: dealers.tenantsDir }
  const server = await spawnProduction(dealers.dataDir, env)
  const delayMonitor = new DelayMonitor(server.port, server.child.pid)
  const print = async (name: string, text: string) => {
    // First: reading the metrics resets the delays.
    const delays = delayText(await delayMonitor.read())
    const { residentBytes, metric } = await processState(server.child.pid, server.port)
    const parts = Object.entries(memoryParts).map(
      ([part, of]) => `${part} ${megabytes(metric(of))}`,
    )
    console.log(`  ${name.padEnd(12)} ${text}`)
    console.log(`${' '.repeat(15)}${delays}`)
    console.log(`${' '.repeat(15)}resident ${megabytes(residentBytes)}: ${parts.join(', ')}`)
  }
  try {
    await print('start', await start(server, dealers, began))
    const pages = dealers.slugs.flatMap((slug) => ['/', '/search'].map((path) => ({ slug, path })))
    const pass = async () => {
      const until = performance.now() + passMs
      return visitText(await visitInSequence(server.port, pages, () => performance.now() > until))
    }
    await print('first pass', await pass())
    await print('second pass', `${await pass()} (goal p99 20 ms)`)
    const { residentBytes } = await processState(server.child.pid, server.port)
    const each =
      residentBytes === undefined ? '-' : (residentBytes / dealers.slugs.length / 1e6).toFixed(1)
    console.log(`  memory       ${each} MB resident per dealer (goal 2 GB at 1,000)`)
    if (dealers.slugs.includes(large.slug)) {
      await print('rebuild', await rebuild(server, dealers, pages))
    }
    console.log('  goal of every event loop delay: at most 100 ms')
  } finally {
    await delayMonitor.stop()
    await server.stop()
  }
}

/** Seconds from the start of the process to the first responses and to readiness, as text. */
async function start(
  { port, listening }: StartingServer,
  { slugs }: Dealers,
  began: number,
): Promise<string> {
  const [slug = ''] = slugs
  const seconds = (at: number | undefined) =>
    at === undefined ? `none in ${startMs / 1000} s` : `${((at - began) / 1000).toFixed(2)} s`
  const responses = Promise.all(
    ['/healthz', '/'].map((path) => firstResponse(port, { slug, path }, startMs)),
  )
  // `listening` rejects with the output if the process exits early.
  await Promise.race([responses, listening])
  const [health, page] = await responses
  const hasReadiness = (await get(port, 'localhost', '/readyz')).trimStart().startsWith('{')
  const ready = hasReadiness
    ? seconds(await firstResponse(port, { slug, path: '/readyz' }, startMs))
    : '-'
  return `/healthz after ${seconds(health)}, a page after ${seconds(page)} (goal 3 s), ready after ${ready}`
}

/**
 * Visits other dealers' pages while another process replaces the large stock and its index is
 * built.
 */
async function rebuild(
  { port }: StartingServer,
  dealers: Dealers,
  pages: readonly Page[],
): Promise<string> {
  let isDone = false
  const others = pages.filter(({ slug }) => slug !== large.slug)
  const visits = visitAtRate(port, cycle(others), visitIntervalMs, () => isDone)
  const began = performance.now()
  try {
    const before = await searchCount(port)
    await dealers.writeStock([large.slug], large.cars + addedCars, 1)
    const written = performance.now()
    const shownAt = await changedCountAt(port, before, rebuildMs)
    const text = `written in ${((written - began) / 1000).toFixed(1)} s, shown ${shownAt === undefined ? 'not in time' : `${((shownAt - written) / 1000).toFixed(1)} s later`}`
    isDone = true
    return `${large.cars} cars ${text}; meanwhile ${visitText(await visits)}`
  } finally {
    isDone = true
  }
}

function* cycle<T>(list: readonly T[]): Generator<T> {
  while (true) yield* list
}

/** When the large dealer's search first returns another count; undefined if not within `maxMs`. */
async function changedCountAt(
  port: number,
  before: number,
  maxMs: number,
): Promise<number | undefined> {
  const until = performance.now() + maxMs
  while (performance.now() < until) {
    if ((await searchCount(port)) !== before) return performance.now()
    await setTimeout(pollMs)
  }
  return undefined
}

async function searchCount(port: number): Promise<number> {
  const body = await get(port, `${large.slug}.localhost`, '/api/search')
  return z.object({ count: z.number() }).parse(JSON.parse(body)).count
}
