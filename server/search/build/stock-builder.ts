import { JobThread, type ThreadProgram } from '../../worker/job-thread.ts'
import { type BuiltStock, isTooLarge, type TooLarge } from './build-stock.ts'
import type { BuildRequest } from './index-options.ts'
import type { ThreadRequest } from './thread-messages.ts'

/** Builds indexes. */
export interface StockBuilder {
  /** Outside the server's thread. Rejects when the stock cannot be read; the next call tries again. */
  build(request: BuildRequest): Promise<BuiltStock>
  /**
   * A built stock with what changed since, of few cars; undefined where it has to be built as a whole. `now`
   * of the request counts only for that. Rejects when the store cannot be read.
   */
  change(built: BuiltStock, request: BuildRequest): Promise<BuiltStock | undefined>
}

/** Builders as threads, which end. */
export interface ThreadBuilder extends Pick<StockBuilder, 'build'> {
  close(): Promise<void>
}

/** Larger stocks are built on a second thread, so that small ones need not wait for them. */
const SMALL_CARS = 5_000

/** An idle thread ends after this, which frees its memory, ms. */
const IDLE_MS = 2000

/** `program` is `stock-thread.ts`; `location` is the store's, see `openStore`. */
export function stockBuilder(program: ThreadProgram, location: string): ThreadBuilder {
  const thread = () =>
    new JobThread<ThreadRequest, BuiltStock | TooLarge>({
      program,
      does: 'builds indexes',
      idleMs: IDLE_MS,
      data: { location },
    })
  const [small, large] = [thread(), thread()]
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
