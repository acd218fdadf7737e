import {
  type StockShow,
  type StockSort,
  stockShows,
  stockSorts,
} from '#domain/staff/stock-shows.ts'

/** What the address of the screen says: words, share, order, and the open car. */
export interface StockSearch {
  readonly q?: string
  readonly show?: StockShow
  readonly sort?: StockSort
  readonly down?: true
  readonly car?: string
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

/** Of an address, without what it may not say. */
export const stockSearch = (of: Record<string, unknown>): StockSearch => ({
  ...(typeof of.q === 'string' && of.q !== '' && { q: of.q }),
  ...(isOneOf(stockShows, of.show) && { show: of.show }),
  ...(isOneOf(stockSorts, of.sort) && { sort: of.sort }),
  ...(of.down === true && { down: true }),
  ...(typeof of.car === 'string' && of.car !== '' && { car: of.car }),
})
