import { fairShare } from './fair-share.ts'
import { evictedFor, type QueueLimits, type Requester } from './queue-limits.ts'

/** Rejects a request whose client disconnected before its task was done. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError'
}

/** Work by the key of its result; of equal keys only the first task runs. */
export interface Task<T> {
  readonly key: string
  /** Estimated CPU time, ms. */
  readonly costMs: number
  readonly work: () => Promise<T>
}

export interface WorkRequest extends Requester {
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal
}

export interface WorkQueue<T> {
  (task: Task<T>, request: WorkRequest): Promise<T>
  /** Resolves when no task runs or waits: at once, or when the last one ends. */
  idle(): Promise<void>
}

interface Job<T> extends Task<T> {
  readonly waiters: Set<Waiter<T>>
  isRunning: boolean
}

interface Waiter<T> extends Requester {
  readonly job: Job<T>
  readonly sinceMs: number
  readonly resolve: (result: T) => void
  readonly reject: (cause: unknown) => void
}

export interface WorkQueueOptions {
  /** How many tasks run at once. */
  readonly slots: number
  /** Tasks with an estimated cost above `overMs` use at most `slots` of them. */
  readonly large: { readonly overMs: number; readonly slots: number }
  readonly limits: QueueLimits
  /** A monotonic clock. */
  readonly nowMs?: () => number
}

/**
 * Runs tasks in the order of `fairShare`, once for all requests of the same key. A task without
 * waiting requests never starts; a started one runs to its end. Rejects with the task's error, with
 * a `QueueFullError` when too many are waiting, with an `AbandonedError` when the client
 * disconnects.
 */
export function workQueue<T>(options: WorkQueueOptions): WorkQueue<T> {
  const { slots, large, limits, nowMs = () => performance.now() } = options
  const jobs = new Map<string, Job<T>>()
  const waiting = new Set<Waiter<T>>()
  const share = fairShare(nowMs)
  const isLarge = ({ job }: Waiter<T>) => job.costMs > large.overMs
  let whenIdle = Promise.withResolvers<void>()
  let running = 0
  let runningLarge = 0

  function remove(waiter: Waiter<T>, cause: Error): void {
    const { job } = waiter
    waiting.delete(waiter)
    job.waiters.delete(waiter)
    if (job.waiters.size === 0 && !job.isRunning) jobs.delete(job.key)
    waiter.reject(cause)
  }

  async function start(chosen: Waiter<T>): Promise<void> {
    const { job } = chosen
    const largeSlots = isLarge(chosen) ? 1 : 0
    running++
    runningLarge += largeSlots
    job.isRunning = true
    share.charge(chosen, job.costMs)
    for (const waiter of job.waiters) waiting.delete(waiter)
    const settle = (notify: (waiter: Waiter<T>) => void) => {
      jobs.delete(job.key)
      for (const waiter of job.waiters) notify(waiter)
    }
    try {
      const result = await job.work()
      settle((waiter) => waiter.resolve(result))
    } catch (cause) {
      settle((waiter) => waiter.reject(cause))
    }
    running--
    runningLarge -= largeSlots
    startNext()
    if (running > 0) return
    whenIdle.resolve()
    whenIdle = Promise.withResolvers<void>()
  }

  function startNext(): void {
    while (running < slots) {
      const isLargeBusy = runningLarge >= large.slots
      const ready = isLargeBusy ? [...waiting].filter((waiter) => !isLarge(waiter)) : waiting
      const next = share.next(ready)
      if (!next) return
      void start(next)
    }
  }

  function evictFor(request: WorkRequest): void {
    const evicted = evictedFor(request, waiting, limits)
    if (evicted) remove(evicted.waiter, evicted.cause)
  }

  async function run(task: Task<T>, request: WorkRequest): Promise<T> {
    const { dealer, client, signal } = request
    if (signal?.aborted) throw new AbandonedError()
    if (!jobs.get(task.key)?.isRunning) evictFor(request)
    // Looked up after the eviction, which may have removed the job.
    const job = jobs.get(task.key) ?? { ...task, waiters: new Set(), isRunning: false }
    jobs.set(task.key, job)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const waiter = { dealer, client, job, sinceMs: nowMs(), resolve, reject }
    job.waiters.add(waiter)
    if (!job.isRunning) waiting.add(waiter)
    const abandon = () => remove(waiter, new AbandonedError())
    signal?.addEventListener('abort', abandon, { once: true })
    startNext()
    return promise.finally(() => signal?.removeEventListener('abort', abandon))
  }

  return Object.assign(run, {
    idle: async () => {
      while (running > 0) await whenIdle.promise
    },
  })
}
