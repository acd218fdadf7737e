import type { Car } from '#domain/car/car.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { weeklyAmount } from '#domain/finance/weekly-amount.ts'
import type { FinanceSettings } from '#domain/site/finance.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import type { StockReader, StockStore } from '../../store/stock-store.ts'
import { type StockIndex, stockIndexer } from '../stock-index.ts'
import { type ByteRange, CarPacker, type PackedCars } from './packed-cars.ts'

/** The input of an index build: plain data, since it is sent to another thread. */
export interface BuildRequest {
  readonly tenant: string
  /** The time the index is built for, ISO 8601. */
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
  /** The stock's version in the store, which grows with every change. */
  readonly version: number
  readonly index: StockIndex
  readonly cars: PackedCars
  /** Build time in milliseconds, without time in the queue. */
  readonly ms: number
}

/** The stock has more cars than the build's `maxCars`. */
export interface TooLarge {
  readonly cars: number
}

export const isTooLarge = (built: BuiltStock | TooLarge): built is TooLarge => !('index' in built)

/** Reads a tenant's stock and indexes it, unless there are more than `maxCars`. */
export function buildStock(
  stock: StockStore,
  request: BuildRequest,
  maxCars = Number.POSITIVE_INFINITY,
): Promise<BuiltStock | TooLarge> {
  return stock.snapshot(async (reader) => {
    const { cars, bytes } = await reader.size()
    return cars > maxCars ? { cars } : indexed(reader, request, bytes)
  })
}

async function indexed(
  stock: StockReader,
  request: BuildRequest,
  bytes: number,
): Promise<BuiltStock> {
  const { now, soldListedDays, newTagDays, stockFilter } = request
  const started = performance.now()
  const filter = stockFilter === undefined ? undefined : parseFilter(stockFilter)
  const indexer = stockIndexer({
    ...{ now, soldListedDays, newTagDays, weeklyEstimate: weeklyEstimateOf(request) },
    ...(filter?.ok && { stockFilter: filter.filter }),
  })
  const packer = new CarPacker(bytes)
  const ranges: Record<'listed' | 'unlisted', ByteRange[]> = { listed: [], unlisted: [] }
  for await (const { car, json } of stock.cars()) {
    const kind = indexer.add(car)
    if (kind !== 'hidden') ranges[kind].push(packer.add(json))
  }
  return {
    version: await stock.version(),
    index: indexer.finish(),
    cars: packer.finish([...ranges.listed, ...ranges.unlisted]),
    ms: performance.now() - started,
  }
}

/** Dollars a week by the site's finance provider, for the weekly price ranges (D11). */
function weeklyEstimateOf({ finance, now, timeZone }: BuildRequest) {
  if (!finance) return () => undefined
  const today = { now: new Date(now), timeZone }
  return (car: Car) => weeklyAmount(financeEstimate(car, finance, today))
}
