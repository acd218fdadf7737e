import { setTimeout } from 'node:timers/promises'
import { openSqlite } from '#server/store/sqlite/sqlite.ts'
import { StoreError } from '#server/store/store-error.ts'

const retryMs = 200

/**
 * Runs `work` while holding an exclusive lock on a file; `onWait` is called if another process
 * holds it. SQLite locks the file through the operating system, which releases the lock when a
 * process ends.
 */
export async function withProcessLock<T>(
  file: string,
  work: (hasWaited: boolean) => Promise<T>,
  onWait: () => void,
): Promise<T> {
  const lock = openSqlite(file)
  try {
    let hasWaited = false
    while (!acquire(lock)) {
      if (!hasWaited) onWait()
      hasWaited = true
      await setTimeout(retryMs)
    }
    return await work(hasWaited)
  } finally {
    lock.close()
  }
}

function acquire(lock: ReturnType<typeof openSqlite>): boolean {
  try {
    lock.prepare('begin immediate').run([])
    return true
  } catch (error) {
    if (error instanceof StoreError && error.code === 'locked') return false
    throw error
  }
}
