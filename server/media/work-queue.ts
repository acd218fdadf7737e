import { fairShare } from './fair-share.ts'
import { displacedBy, type Party, type Places } from './waiting-places.ts'

/** Thrown to a request whose client left before its work was done. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError'
}

/** Work by the key of its result; of one key, only the first that is given runs. */
export interface Task<T> {
  readonly key: string
  /** Estimated, in milliseconds of one core. */
  readonly costMs: number
  readonly work: () => Promise<T>
}

export interface WorkRequest extends Party {
  /** Aborts when the client has left. */
  readonly signal?: AbortSignal
}

export type WorkQueue<T> = (task: Task<T>, request: WorkRequest) => Promise<T>

interface Job<T> extends Task<T> {
  readonly waiters: Set<Waiter<T>>
  isRunning: boolean
}

interface Waiter<T> extends Party {
  readonly job: Job<T>
  readonly sinceMs: number
  readonly resolve: (result: T) => void
  readonly reject: (cause: unknown) => void
}

export interface WorkQueueOptions {
  /** How many pieces of work run at once. */
  readonly slots: number
  readonly places: Places
  /** A clock that never goes back. */
  readonly nowMs?: () => number
}

/**
 * Runs work in the order of `fairShare`, once for all who ask for the same key. What nobody waits
 * for any more never begins; what has begun ends. Rejects with what the work throws, with a
 * `QueueFullError` when too many are waiting, with an `AbandonedError` when the client has left.
 */
export function workQueue<T>(options: WorkQueueOptions): WorkQueue<T> {
  const { slots, places, nowMs = () => performance.now() } = options
  const jobs = new Map<string, Job<T>>()
  const waiting = new Set<Waiter<T>>()
  const share = fairShare(nowMs)
  let running = 0

  function leave(waiter: Waiter<T>, cause: Error): void {
    const { job } = waiter
    waiting.delete(waiter)
    job.waiters.delete(waiter)
    if (job.waiters.size === 0 && !job.isRunning) jobs.delete(job.key)
    waiter.reject(cause)
  }

  async function start(chosen: Waiter<T>): Promise<void> {
    const { job } = chosen
    running++
    job.isRunning = true
    share.charge(chosen, job.costMs)
    for (const waiter of job.waiters) waiting.delete(waiter)
    const settle = (answer: (waiter: Waiter<T>) => void) => {
      jobs.delete(job.key)
      for (const waiter of job.waiters) answer(waiter)
    }
    try {
      const result = await job.work()
      settle((waiter) => waiter.resolve(result))
    } catch (cause) {
      settle((waiter) => waiter.reject(cause))
    }
    running--
    startNext()
  }

  function startNext(): void {
    while (running < slots) {
      const next = share.first(waiting)
      if (!next) return
      void start(next)
    }
  }

  function makeRoom(request: WorkRequest): void {
    const displaced = displacedBy(request, waiting, places)
    if (displaced) leave(displaced.waiter, displaced.cause)
  }

  return async (task, request) => {
    const { dealer, client, signal } = request
    if (signal?.aborted) throw new AbandonedError()
    const found = jobs.get(task.key)
    if (!found?.isRunning) makeRoom(request)
    // Asked for again: making room may have ended the wait of all who wanted it.
    const job = jobs.get(task.key) ?? { ...task, waiters: new Set(), isRunning: false }
    jobs.set(task.key, job)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const waiter = { dealer, client, job, sinceMs: nowMs(), resolve, reject }
    job.waiters.add(waiter)
    if (!job.isRunning) waiting.add(waiter)
    const abandon = () => leave(waiter, new AbandonedError())
    signal?.addEventListener('abort', abandon, { once: true })
    startNext()
    return promise.finally(() => signal?.removeEventListener('abort', abandon))
  }
}
