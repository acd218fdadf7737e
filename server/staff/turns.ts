/** Too many wait for their turn already. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError'
}

/** Runs work at most `atOnce` at a time; others wait, at most `waiting` of them: more reject with `NoTurnError`. */
export function turns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else if (queue.length >= waiting) throw new NoTurnError()
    // The one that ends hands its place on, so that nobody who comes later is before those who wait.
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
