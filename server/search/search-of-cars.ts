import type { Car } from '#domain/car/car.ts'
import { defaultSpokenWords } from '#domain/stock-query/default-spoken-words.ts'
import type { Spoken } from './query-reader.ts'
import { type StockIndexOptions, stockIndexer } from './stock-index.ts'
import { type CarOfRow, stockSearches } from './stock-search.ts'
import type { StockSearch } from './stock-search-port.ts'

/** The search of a server over these cars, indexed in memory: for Storybook, tests and benches. */
export function searchOfCars(
  cars: readonly Car[],
  options: StockIndexOptions,
  spoken: Spoken = { words: defaultSpokenWords('en-AU'), locale: 'en-AU' },
): StockSearch {
  const indexer = stockIndexer(options)
  const groups = Object.groupBy(cars, (car) => indexer.add(car))
  const rows = [...(groups.listed ?? []), ...(groups.unlisted ?? [])]
  const carOf: CarOfRow = (row) => {
    const car = rows[row]
    if (!car) throw new RangeError(`expected a row below ${rows.length}, found ${row}`)
    return car
  }
  const [search] = stockSearches(indexer.finish(), carOf, carOf, spoken)
  return search
}
