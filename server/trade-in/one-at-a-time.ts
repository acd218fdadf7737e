import { setImmediate } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders that take the process for a moment: where a provider is slow, many wait at once and then go on at once.
 * Each has its turn, and what is ready for others, such as a page of the cache, is sent between two.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(async () => {
    await setImmediate()
    return work()
  })
  last = done.catch(() => {})
  return done
}
