import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { causeText, type Log } from '../log.ts'
import { trimFolder } from './trim-folder.ts'
import type { Task, WorkQueue, WorkRequest } from './work-queue.ts'

/**
 * The bytes of a picture by key, from disk or else encoded in the queue.
 * Rejects only with errors of the work or the queue.
 */
export type PictureCache = (task: Task<Uint8Array>, request: WorkRequest) => Promise<Uint8Array>

async function readCached(file: string, log: Log): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (!isMissing) log.warn('picture_cache_read_failed', { file, cause: causeText(cause) })
    return undefined
  }
}

/** Writes atomically: another process never reads a partial picture. */
async function write(file: string, bytes: Uint8Array, log: Log): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (cause) {
    // A full disk costs time, not the response: the next request encodes the picture again.
    log.warn('picture_cache_write_failed', { file, cause: causeText(cause) })
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

export type PictureCacheOptions = {
  readonly folder: string
  /** Disk space for pictures, exceeded by at most a sixteenth until they are trimmed. */
  readonly limitBytes: number
  readonly queue: WorkQueue<Uint8Array>
  readonly log: Log
}

const TRIM_AFTER_SHARE = 1 / 16
/** Keys remembered as used since the last trim; above this, the set starts again. */
const MAX_USED_KEYS = 50_000

/**
 * A cache of picture files on disk. A key identifies its content, so nothing expires; above the
 * limit the least recently used files are removed in the background. Concurrent requests for a key
 * encode it once, because the queue runs one task per key.
 */
export function pictureCache(options: PictureCacheOptions): PictureCache {
  const { folder, limitBytes, queue, log } = options
  // Keys used since the last trim: their files' modification time is updated only once.
  const used = new Set<string>()
  // The first new picture triggers a trim: an earlier process may have left files.
  let newBytes = limitBytes
  let isTrimming = false

  function trimIfDue(bytes: number): void {
    newBytes += bytes
    if (isTrimming || newBytes < limitBytes * TRIM_AFTER_SHARE) return
    newBytes = 0
    used.clear()
    isTrimming = true
    trimFolder(folder, limitBytes)
      .catch((cause: unknown) => log.warn('picture_cache_trim_failed', { cause: causeText(cause) }))
      .finally(() => {
        isTrimming = false
      })
  }

  function markUsed(key: string, file: string): void {
    if (used.has(key)) return
    if (used.size >= MAX_USED_KEYS) used.clear()
    used.add(key)
    const now = new Date()
    // A missing file or a read-only disk only means that it is removed earlier.
    utimes(file, now, now).catch(() => undefined)
  }

  return async ({ key, costMs, work }, request) => {
    const file = join(folder, key.slice(0, 2), key)
    const cached = await readCached(file, log)
    if (cached) {
      markUsed(key, file)
      return cached
    }
    const encode = async () => {
      const bytes = await work()
      await write(file, bytes, log)
      trimIfDue(bytes.length)
      return bytes
    }
    return queue({ key, costMs, work: encode }, request)
  }
}
