import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { searchDocument } from '#domain/stock-query/document.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { searchOfCars } from '#server/search/search-of-cars.ts'
import { type ComparedEngine, itemsjsEngine, oramaEngine } from './search-engines.ts'
import { benchQueries } from './search-queries.ts'
import { benchStock } from './search-stock.ts'
import { median, percentile } from './statistics.ts'

const options = { now: '2026-10-01T00:00:00Z', soldListedDays: 3, newTagDays: 8 }
const stockSize = 20_000
/** Sizes at which our engine is measured alone: the others take minutes to index the larger ones. */
const sizes = [1_000, 100_000, 1_000_000]
/** Of the process that indexes them; a million cars take about 6 GB while they are indexed. */
const heapMb = 12_000
/**
 * Rounds in which V8 optimises our engine; the slower ones are optimised within the measured run.
 */
const warmRounds = 10
/** The median of these counts: the first one suffers from the garbage of the engine before. */
const triesPerTurn = 3

/**
 * Prints how long a search with the counts of every facet takes in our engine, itemsjs and Orama,
 * on the same queries and cars, alternating query by query. Ours counts disjunctively (D8) and
 * returns complete results; Orama counts conjunctively, which is less work.
 */
export async function searchBench(): Promise<void> {
  const cars = benchStock(stockSize)
  const documents = cars.map((car) =>
    searchDocument(car, { ...options, now: new Date(options.now) }),
  )
  const queries = benchQueries(cars)
  const [ours, built] = await timed(() => searchOfCars(cars, options))
  const forecourt: ComparedEngine = {
    name: 'Forecourt',
    search: (state, hitsPerPage) => ours.search({ state, hitsPerPage }).count,
  }
  const engines = [forecourt, itemsjsEngine(documents), await oramaEngine(documents)]
  for (let round = 0; round < warmRounds; round++) {
    for (const query of queries) forecourt.search(query, CARS_PER_PAGE)
  }
  const times = await measureInTurns(engines, queries)
  print(engines, times, queries.length, built)
  for (const size of sizes) await printSize(size)
}

/** In a process of its own: the documents of a million cars need a larger heap than the default. */
async function printSize(size: number): Promise<void> {
  const script = join(import.meta.dirname, 'search-size.ts')
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, script, String(size)], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) console.log(`${size} cars: ended with ${code}`)
}

async function measureInTurns(
  engines: readonly ComparedEngine[],
  queries: readonly SearchState[],
): Promise<Map<ComparedEngine, number[]>> {
  const times = new Map(engines.map((engine) => [engine, [] as number[]]))
  for (const query of queries) {
    for (const [engine, engineTimes] of times) {
      const tries: number[] = []
      while (tries.length < triesPerTurn) {
        const [, ms] = await timed(() => engine.search(query, CARS_PER_PAGE))
        tries.push(ms)
      }
      engineTimes.push(median(tries))
    }
  }
  return times
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  const result = work()
  const value = result instanceof Promise ? await result : result
  return [value, performance.now() - started]
}

function print(
  engines: readonly ComparedEngine[],
  times: ReadonlyMap<ComparedEngine, readonly number[]>,
  queries: number,
  built: number,
): void {
  const figures = engines.map((engine) => {
    const engineTimes = times.get(engine) ?? []
    return {
      name: engine.name,
      p50: percentile(engineTimes, 0.5),
      p95: percentile(engineTimes, 0.95),
    }
  })
  console.log(
    `Search, ${stockSize} cars, ${queries} queries, all facets; our index built in ${built.toFixed(0)} ms`,
  )
  const [ours] = figures
  for (const { name, p50, p95 } of figures) {
    const ratio = `${(p50 / (ours?.p50 ?? p50)).toFixed(1)}x / ${(p95 / (ours?.p95 ?? p95)).toFixed(1)}x`
    console.log(`${name.padEnd(10)} p50 ${p50.toFixed(2)} ms   p95 ${p95.toFixed(2)} ms   ${ratio}`)
  }
}

if (import.meta.main) await searchBench()
