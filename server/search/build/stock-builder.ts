import { type BuiltStock, isTooLarge } from './build-stock.ts'
import { BuildThread, type ThreadProgram } from './build-thread.ts'
import type { BuildRequest } from './index-options.ts'

/** Builds indexes outside the server's thread. */
export interface StockBuilder {
  /** Rejects when the stock cannot be read; the next call tries again. */
  build(request: BuildRequest): Promise<BuiltStock>
  close(): Promise<void>
}

/** Larger stocks are built on a second thread, so that small ones need not wait for them. */
const SMALL_CARS = 5_000

/** `location` is the store's; see `openStore`. */
export function stockBuilder(thread: ThreadProgram, location: string): StockBuilder {
  const small = new BuildThread(thread, location)
  const large = new BuildThread(thread, location)
  return {
    async build(request) {
      const built = await small.request({ build: request, maxCars: SMALL_CARS })
      if (!isTooLarge(built)) return built
      const whole = await large.request({ build: request, maxCars: Number.POSITIVE_INFINITY })
      if (isTooLarge(whole)) throw new Error(`expected an index, found ${whole.cars} cars`)
      return whole
    },
    async close() {
      await Promise.all([small.close(), large.close()])
    },
  }
}
