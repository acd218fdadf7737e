import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Car } from '#domain/car/car.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { builtStockBytes } from '#server/search/build/thread-messages.ts'
import { stockIndexer } from '#server/search/stock-index.ts'
import { stockSearches } from '#server/search/stock-search.ts'
import { benchQueries } from './search-queries.ts'
import { benchCars } from './search-stock.ts'
import { median, percentile } from './statistics.ts'

const options = { now: '2026-10-01T00:00:00Z', soldListedDays: 3, newTagDays: 8 }
const sizes = [1_000, 20_000, 100_000, 1_000_000]
/** Of the process that indexes them; a million cars take about 6 GB while they are indexed. */
const heapMb = 12_000
/** Cars that the queries' values are taken from. */
const queriedCars = 20_000
const tries = 3

/** Prints how long a search with the counts of every facet takes, by the size of the stock. */
export async function searchBench(): Promise<void> {
  for (const size of sizes) {
    const heap = `--max-old-space-size=${heapMb}`
    const child = spawn(process.execPath, [heap, import.meta.filename, String(size)], {
      stdio: 'inherit',
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) console.log(`${size} cars: ended with ${code}`)
  }
}

/** Prints the bytes a car of the index, without the records, and the times of a search. */
function printSearches(size: number): void {
  const started = performance.now()
  const queried: Car[] = []
  const index = indexOf(size, queried)
  const seconds = (performance.now() - started) / 1000
  const [search] = stockSearches(index, carAt(queried), carAt(queried))
  const queries = benchQueries(queried)
  const run = (state: SearchState) => search.search({ state, hitsPerPage: CARS_PER_PAGE })
  for (const query of queries) run(query)
  const times = queries.map((query) => median(Array.from({ length: tries }, () => timed(query))))
  function timed(query: SearchState): number {
    const before = performance.now()
    run(query)
    return performance.now() - before
  }
  const bytes = builtStockBytes({ version: 1, index, cars: noCars, ms: 0 }) / size
  console.log(
    `${size} cars: ${bytes.toFixed(0)} bytes a car   p50 ${percentile(times, 0.5).toFixed(2)} ms   p95 ${percentile(times, 0.95).toFixed(2)} ms   indexed in ${seconds.toFixed(0)} s`,
  )
}

/** Car by car, as the server reads them; the first go into `queried`. */
function indexOf(size: number, queried: Car[]) {
  const indexer = stockIndexer(options)
  for (const car of benchCars(size)) {
    indexer.add(car)
    if (queried.length < queriedCars) queried.push(car)
  }
  return indexer.finish()
}

/** The record of any row: what a search costs without reading it. */
const carAt = (cars: readonly Car[]) => (row: number) => {
  const car = cars[row % cars.length]
  if (!car) throw new RangeError('expected at least one car')
  return car
}

const noCars = { bytes: new Uint8Array(), starts: new Uint32Array(), lengths: new Uint32Array() }

if (import.meta.main) printSearches(Number(process.argv[2]))
