import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { StoreError } from '../store-error.ts'

const FIRST_PAUSE_MS = 5
// SQLite's lock has no queue: a rare retry may never find it free beside a busy writer.
const LONGEST_PAUSE_MS = 20

/** How long to wait for other writers of a database file. */
export type LockWait = { file: string; waitMs: number }

/**
 * Does the work as soon as no other process holds the lock it needs. Waits without blocking the event
 * loop, as SQLite's own busy timeout would.
 * @throws StoreError `locked` when the lock is still held after `waitMs` milliseconds
 */
export async function whenUnlocked<Result>(
  { file, waitMs }: LockWait,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'locked') throw error
      if (performance.now() - start >= waitMs) throw stillLocked(file, waitMs, error)
    }
    // With jitter, or two processes could retry in step.
    await setTimeout(pause * (0.5 + Math.random() / 2))
  }
}

const stillLocked = (file: string, waitMs: number, cause: StoreError) =>
  new StoreError(
    'locked',
    file,
    `The database ${file} is locked: another process was writing for longer than ${waitMs / 1000} s. Nothing was changed. Wait for a running import or stop the other program, then repeat.`,
    cause,
  )
