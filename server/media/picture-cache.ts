import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { causeText, type Log } from '../log.ts'
import type { WorkQueue } from './work-queue.ts'

/**
 * The bytes of a picture by its key, from disk or else made. Rejects only with what `make` or the
 * queue throws.
 */
export type PictureCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

async function readKept(file: string, log: Log): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (!isMissing) log.error('picture_not_read', { file, cause: causeText(cause) })
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
    log.error('picture_not_kept', { file, cause: causeText(cause) })
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

/**
 * Keeps pictures as files in `folder`. A key names its content for good, so nothing expires;
 * requests for one key at the same time make it once.
 */
export function pictureCache(folder: string, queue: WorkQueue, log: Log): PictureCache {
  const underway = new Map<string, Promise<Uint8Array>>()
  const find: PictureCache = async (key, make) => {
    const file = join(folder, key.slice(0, 2), key)
    const kept = await readKept(file, log)
    if (kept) return kept
    const bytes = await queue(make)
    await keep(file, bytes, log)
    return bytes
  }
  return (key, make) => {
    const shared = underway.get(key)
    if (shared) return shared
    const own = find(key, make).finally(() => underway.delete(key))
    underway.set(key, own)
    return own
  }
}
