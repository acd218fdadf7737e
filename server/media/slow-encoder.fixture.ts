import { workQueue } from './work-queue.ts'

/** A bound that no work exceeds. */
export const nothingLarge = { overMs: Number.POSITIVE_INFINITY, slots: 1 }
/** Limits that no test reaches. */
export const largeLimits = { client: 100, dealer: 100, all: 100 }

/**
 * A work queue whose tasks finish only on request, with a fake clock that advances by `tickMs` each
 * time it is read.
 */
export function slowEncoder({
  slots = 1,
  large = nothingLarge,
  limits = largeLimits,
  tickMs = 0,
} = {}) {
  const started: string[] = []
  const running: PromiseWithResolvers<string>[] = []
  let nowMs = 0
  const readClock = () => {
    nowMs += tickMs
    return nowMs
  }
  const queue = workQueue<string>({ slots, large, limits, nowMs: readClock })
  const request = (
    key: string,
    by: { dealer?: string; client?: string; costMs?: number; signal?: AbortSignal } = {},
  ) => {
    const { dealer = 'harbour', client = 'anna', costMs = 100, signal } = by
    const work = () => {
      started.push(key)
      const task = Promise.withResolvers<string>()
      running.push(task)
      return task.promise
    }
    return queue({ key, costMs, work }, { dealer, client, ...(signal && { signal }) })
  }
  /** Finishes the running task that started first, and lets the next one start. */
  const finishOne = async () => {
    running.shift()?.resolve('done')
    await new Promise((resolve) => setImmediate(resolve))
  }
  const finishAll = async () => {
    while (running.length > 0) await finishOne()
  }
  const advanceClock = (ms: number) => {
    nowMs += ms
  }
  return { request, started, running, finishOne, finishAll, advanceClock, idle: queue.idle }
}

/** Resolves with the error that a request was rejected with. */
export const rejection = (promise: Promise<unknown>) => promise.catch((cause: unknown) => cause)
