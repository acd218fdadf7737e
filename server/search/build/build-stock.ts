import { atLocation } from '#domain/car/at-location.ts'
import type { StockReader, StockStore } from '../../store/stock-store.ts'
import { type StockIndex, stockIndexer } from '../stock-index.ts'
import { type BuildRequest, indexOptions } from './index-options.ts'
import { type ByteRange, CarPacker, type PackedCars } from './packed-cars.ts'

/** A tenant's stock, ready to be searched. */
export interface BuiltStock {
  /** The stock's version in the store, which grows with every change. */
  readonly version: number
  readonly index: StockIndex
  readonly cars: PackedCars
  /** The time that the index is of, ISO 8601; a change in between is read as of it. */
  readonly now: string
  /** Time of the whole build in milliseconds, without time in the queue. */
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
  const started = performance.now()
  const indexer = stockIndexer(indexOptions(request))
  const packer = new CarPacker(bytes)
  const ranges: Record<'listed' | 'unlisted', ByteRange[]> = { listed: [], unlisted: [] }
  for await (const { car, json } of stock.cars()) {
    const placed = atLocation(car, request.places)
    const kind = indexer.add(placed)
    if (kind === 'hidden') continue
    ranges[kind].push(packer.add(placed === car ? json : JSON.stringify(placed)))
  }
  return {
    version: await stock.version(),
    now: request.now,
    index: indexer.finish(),
    cars: packer.finish([...ranges.listed, ...ranges.unlisted]),
    ms: performance.now() - started,
  }
}
