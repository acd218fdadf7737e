import { demoStock } from '#demo/demo-stock.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { searchOfCars } from '#server/search/search-of-cars.ts'
import { benchQueries } from './search-queries.ts'
import { median, percentile } from './statistics.ts'

const now = '2026-10-01T00:00:00Z'
const options = { now, soldListedDays: 3, newTagDays: 8 }
const sizes = [1_000, 20_000, 100_000]
const tries = 3

/** Prints how long a search with the counts of every facet takes, by the size of the stock. */
export function searchBench(): void {
  for (const size of sizes) printSearches(size)
}

function printSearches(size: number): void {
  const cars = demoStock('harbour', { now: new Date(now), count: size })
  const started = performance.now()
  const search = searchOfCars(cars, options)
  const seconds = (performance.now() - started) / 1000
  const queries = benchQueries(cars)
  const run = (query: (typeof queries)[number]): number => {
    const before = performance.now()
    search.search({ state: query, hitsPerPage: CARS_PER_PAGE })
    return performance.now() - before
  }
  for (const query of queries) run(query)
  const times = queries.map((query) => median(Array.from({ length: tries }, () => run(query))))
  const ms = (share: number) => `${percentile(times, share).toFixed(2)} ms`
  console.log(`${size} cars: p50 ${ms(0.5)}   p95 ${ms(0.95)}   indexed in ${seconds.toFixed(1)} s`)
}
