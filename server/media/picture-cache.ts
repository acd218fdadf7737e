import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { causeText, type Log } from '../log.ts'
import { trimFolder } from './trim-folder.ts'
import type { Task, WorkQueue, WorkRequest } from './work-queue.ts'

/**
 * The bytes of a picture by its key, from disk or else made in the queue, on behalf of a request.
 * Rejects only with what the work or the queue throws.
 */
export type PictureCache = (task: Task<Uint8Array>, request: WorkRequest) => Promise<Uint8Array>

async function readKept(file: string, log: Log): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (!isMissing) log.warn('picture_not_read', { file, cause: causeText(cause) })
    return undefined
  }
}

/** Writes a whole file or none: another process never reads half a picture. */
async function keep(file: string, bytes: Uint8Array, log: Log): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (cause) {
    // A full disk costs speed, not the answer: the picture is made again for the next request.
    log.warn('picture_not_kept', { file, cause: causeText(cause) })
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

export type PictureCacheOptions = {
  readonly folder: string
  /** Pictures may take this much of the disk, and for a moment a sixteenth more. */
  readonly limitBytes: number
  readonly queue: WorkQueue<Uint8Array>
  readonly log: Log
}

const TRIM_AFTER_SHARE = 1 / 16
/** Pictures whose use is noted once between two looks; past that, some are noted twice. */
const MOST_NOTED = 50_000

/**
 * Keeps pictures as files in a folder. A key names its content for good, so nothing expires; where
 * they take too much room, those used longest ago go, beside the requests. Requests for one key at
 * the same time make it once, for the queue runs one task of a key.
 */
export function pictureCache(options: PictureCacheOptions): PictureCache {
  const { folder, limitBytes, queue, log } = options
  // Since the last look: a file's time is that of its use, and is not written for each request.
  const used = new Set<string>()
  // The first new picture looks at what an earlier process left.
  let newBytes = limitBytes
  let isTrimming = false

  function trimWhereDue(bytes: number): void {
    newBytes += bytes
    if (isTrimming || newBytes < limitBytes * TRIM_AFTER_SHARE) return
    newBytes = 0
    used.clear()
    isTrimming = true
    trimFolder(folder, limitBytes)
      .catch((cause: unknown) => log.warn('pictures_not_trimmed', { cause: causeText(cause) }))
      .finally(() => {
        isTrimming = false
      })
  }

  function noteUse(key: string, file: string): void {
    if (used.has(key)) return
    if (used.size >= MOST_NOTED) used.clear()
    used.add(key)
    const now = new Date()
    // Gone meanwhile, or a disk that only reads: it goes earlier than it might, no more.
    utimes(file, now, now).catch(() => undefined)
  }

  return async ({ key, costMs, work }, request) => {
    const file = join(folder, key.slice(0, 2), key)
    const kept = await readKept(file, log)
    if (kept) {
      noteUse(key, file)
      return kept
    }
    const make = async () => {
      const bytes = await work()
      await keep(file, bytes, log)
      trimWhereDue(bytes.length)
      return bytes
    }
    return queue({ key, costMs, work: make }, request)
  }
}
