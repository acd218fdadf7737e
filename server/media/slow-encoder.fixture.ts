import { workQueue } from './work-queue.ts'

/** No work counts as large. */
export const noneLarge = { overMs: Number.POSITIVE_INFINITY, slots: 1 }
/** More places than a test needs. */
export const roomy = { client: 100, dealer: 100, all: 100 }

/**
 * A queue over an encoder that works only when asked to, and a clock that goes on by `tickMs` each
 * time it is read.
 */
export function slowEncoder({ slots = 1, large = noneLarge, places = roomy, tickMs = 0 } = {}) {
  const began: string[] = []
  const endings: PromiseWithResolvers<string>[] = []
  let nowMs = 0
  const read = () => {
    nowMs += tickMs
    return nowMs
  }
  const run = workQueue<string>({ slots, large, places, nowMs: read })
  const ask = (
    key: string,
    by: { dealer?: string; client?: string; costMs?: number; signal?: AbortSignal } = {},
  ) => {
    const { dealer = 'harbour', client = 'anna', costMs = 100, signal } = by
    const work = () => {
      began.push(key)
      const ending = Promise.withResolvers<string>()
      endings.push(ending)
      return ending.promise
    }
    return run({ key, costMs, work }, { dealer, client, ...(signal && { signal }) })
  }
  /** Ends the work that began first of those that run, and lets the next begin. */
  const endOne = async () => {
    endings.shift()?.resolve('done')
    await new Promise((resolve) => setImmediate(resolve))
  }
  const endAll = async () => {
    while (endings.length > 0) await endOne()
  }
  const wait = (ms: number) => {
    nowMs += ms
  }
  return { ask, began, endings, endOne, endAll, wait }
}

/** What a refused or abandoned request was refused with. */
export const failure = (answer: Promise<unknown>) => answer.catch((cause: unknown) => cause)
