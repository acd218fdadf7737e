import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const busy = 5
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
  const lock = new DatabaseSync(file, { timeout: 0 })
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

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
