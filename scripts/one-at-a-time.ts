import { setTimeout } from 'node:timers/promises'
import { openSqlite } from '#server/store/sqlite/sqlite.ts'
import { StoreError } from '#server/store/store-error.ts'

const retryMs = 200

/**
 * Does the work while no other process does work under the same file; `onWait` hears that one does.
 * SQLite's lock is the system's: it ends with its process, however that ends.
 */
export async function oneAtATime<T>(
  file: string,
  work: (hasWaited: boolean) => Promise<T>,
  onWait: () => void,
): Promise<T> {
  const lock = openSqlite(file)
  try {
    let hasWaited = false
    while (!isTaken(lock)) {
      if (!hasWaited) onWait()
      hasWaited = true
      await setTimeout(retryMs)
    }
    return await work(hasWaited)
  } finally {
    lock.close()
  }
}

function isTaken(lock: ReturnType<typeof openSqlite>): boolean {
  try {
    lock.prepare('begin immediate').run([])
    return true
  } catch (error) {
    if (error instanceof StoreError && error.code === 'locked') return false
    throw error
  }
}
