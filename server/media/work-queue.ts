/** Thrown when a queue takes no more work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `slots` pieces of work at once and lets at most `places` wait, first come, first
 * served. More than that are refused with a `QueueFullError`, so that a flood costs neither memory
 * nor an ever longer wait.
 */
export function workQueue({ slots, places }: { slots: number; places: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= slots) {
      if (waiting.length >= places) throw new QueueFullError(`${places} pieces of work are waiting`)
      // The slot is handed over: whoever ends gives it to the first that waits.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
