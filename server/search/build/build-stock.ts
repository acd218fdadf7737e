import type { Car } from '#domain/car/car.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { weeklyAmount } from '#domain/finance/weekly-amount.ts'
import type { FinanceSettings } from '#domain/site/finance.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import type { StockReader, StockStore } from '../../store/stock-store.ts'
import { type StockIndex, stockIndexer } from '../stock-index.ts'
import { CarPacker, type PackedCars, type Place } from './packed-cars.ts'

/** What an index is made for: plain data, for it passes to another thread. */
export interface StockOrder {
  readonly tenant: string
  /** The moment the listing is for, ISO 8601. */
  readonly now: string
  readonly timeZone: string
  readonly soldListedDays: number
  readonly newTagDays: number
  /** A filter expression that parses (D9). */
  readonly stockFilter?: string | undefined
  readonly finance?: FinanceSettings | undefined
}

/** A tenant's stock, ready to be searched. */
export interface BuiltStock {
  /** Of the store: grows with every change of the tenant's stock. */
  readonly version: number
  readonly index: StockIndex
  readonly cars: PackedCars
  /** Milliseconds that it took, without waiting for its turn. */
  readonly ms: number
}

/** More cars than an index may have that was asked for as a small one. */
export interface TooLarge {
  readonly cars: number
}

export const isTooLarge = (built: BuiltStock | TooLarge): built is TooLarge => !('index' in built)

/** Reads a tenant's stock and indexes it, unless there are more than `maxCars`. */
export function buildStock(
  stock: StockStore,
  order: StockOrder,
  maxCars = Number.POSITIVE_INFINITY,
): Promise<BuiltStock | TooLarge> {
  return stock.snapshot(async (reader) => {
    const { cars, bytes } = await reader.size()
    return cars > maxCars ? { cars } : indexed(reader, order, bytes)
  })
}

async function indexed(stock: StockReader, order: StockOrder, bytes: number): Promise<BuiltStock> {
  const { now, soldListedDays, newTagDays, stockFilter } = order
  const started = performance.now()
  const filter = stockFilter === undefined ? undefined : parseFilter(stockFilter)
  const indexer = stockIndexer({
    ...{ now, soldListedDays, newTagDays, weeklyEstimate: weeklyEstimateOf(order) },
    ...(filter?.ok && { stockFilter: filter.filter }),
  })
  const packer = new CarPacker(bytes)
  const places: Record<'listed' | 'unlisted', Place[]> = { listed: [], unlisted: [] }
  for await (const { car, json } of stock.cars()) {
    const kind = indexer.add(car)
    if (kind !== 'hidden') places[kind].push(packer.add(json))
  }
  return {
    version: await stock.version(),
    index: indexer.finish(),
    cars: packer.finish([...places.listed, ...places.unlisted]),
    ms: performance.now() - started,
  }
}

/** Dollars a week by the site's finance provider, for the weekly price ranges (D11). */
function weeklyEstimateOf({ finance, now, timeZone }: StockOrder) {
  if (!finance) return () => undefined
  const today = { now: new Date(now), timeZone }
  return (car: Car) => weeklyAmount(financeEstimate(car, finance, today))
}
