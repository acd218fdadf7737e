import { searchDocument } from '#domain/stock-query/document.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { CARS_PER_PAGE } from '#domain/stock-query/thresholds.ts'
import { createStockSearch } from '#server/search/stock-search.ts'
import { median, percentile } from './figures.ts'
import { itemsjsPeer, oramaPeer, type Peer } from './search-peers.ts'
import { benchQueries } from './search-queries.ts'
import { benchStock } from './search-stock.ts'

const options = { now: '2026-10-01T00:00:00Z', soldListedDays: 3, newTagDays: 8 }
const stockSize = 20_000
/** Our engine is compiled on the first rounds; the peers are by the time their figures settle. */
const warmRounds = 10
/** The middle of these counts: the first pays for what the engine before it left behind. */
const triesATurn = 3

/**
 * Prints how long a search takes with the counts of every facet: our engine, itemsjs and Orama, on
 * the same queries and cars, taking turns query by query. Ours counts disjunctively (D8) and answers
 * ready results; Orama counts conjunctively, which is less work.
 */
export async function searchBench(): Promise<void> {
  const cars = benchStock(stockSize)
  const documents = cars.map((car) =>
    searchDocument(car, { ...options, now: new Date(options.now) }),
  )
  const queries = benchQueries(cars)
  const [ours, built] = await timed(() => createStockSearch(cars, options))
  const own: Peer = {
    name: 'Forecourt',
    search: (state, hitsPerPage) => ours.search({ state, hitsPerPage }).count,
  }
  const peers = [own, itemsjsPeer(documents), await oramaPeer(documents)]
  for (let round = 0; round < warmRounds; round++) {
    for (const query of queries) own.search(query, CARS_PER_PAGE)
  }
  const times = await takeTurns(peers, queries)
  print(peers, times, queries.length, built)
}

async function takeTurns(
  peers: readonly Peer[],
  queries: readonly SearchState[],
): Promise<Map<Peer, number[]>> {
  const times = new Map(peers.map((peer) => [peer, [] as number[]]))
  for (const query of queries) {
    for (const [peer, own] of times) {
      const tries: number[] = []
      while (tries.length < triesATurn) {
        const [, ms] = await timed(() => peer.search(query, CARS_PER_PAGE))
        tries.push(ms)
      }
      own.push(median(tries))
    }
  }
  return times
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  const result = work()
  const settled = result instanceof Promise ? await result : result
  return [settled, performance.now() - started]
}

function print(
  peers: readonly Peer[],
  times: ReadonlyMap<Peer, readonly number[]>,
  queries: number,
  built: number,
): void {
  const figures = peers.map((peer) => {
    const own = times.get(peer) ?? []
    return { name: peer.name, p50: percentile(own, 0.5), p95: percentile(own, 0.95) }
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
