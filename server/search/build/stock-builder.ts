import { type BuiltStock, isTooLarge, type StockOrder } from './build-stock.ts'
import { BuildThread, type ThreadProgram } from './build-thread.ts'

/** Builds indexes away from the server's thread. */
export interface StockBuilder {
  /** Rejects when the stock cannot be read; the next call tries again. */
  build(order: StockOrder): Promise<BuiltStock>
  close(): Promise<void>
}

/** Stocks with more cars are built on a thread of their own, so that small ones need not wait. */
const SMALL_CARS = 5_000

/** `location` is the store's; see `openStore`. */
export function stockBuilder(thread: ThreadProgram, location: string): StockBuilder {
  const small = new BuildThread(thread, location)
  const large = new BuildThread(thread, location)
  return {
    async build(order) {
      const built = await small.ask({ order, maxCars: SMALL_CARS })
      if (!isTooLarge(built)) return built
      const whole = await large.ask({ order, maxCars: Number.POSITIVE_INFINITY })
      if (isTooLarge(whole)) throw new Error(`expected an index, found ${whole.cars} cars`)
      return whole
    },
    async close() {
      await Promise.all([small.close(), large.close()])
    },
  }
}
