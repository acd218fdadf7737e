import { join } from 'node:path'
import type { Log } from '../log.ts'
import { type PictureCache, pictureCache } from './picture-cache.ts'
import { type Task, type WorkRequest, workQueue } from './work-queue.ts'

/** Two encoders use two cores; more would only slow pages down. */
const ENCODERS = 2
/**
 * A picture of up to 640 px costs less, one of 960 px more and up to a second: only one of these
 * runs at a time, so that small pictures always have an encoder.
 */
const LARGE = { overMs: 150, slots: 1 }
/**
 * Enough for a long page in several tabs of a client, and for many visitors of a dealer; beyond
 * that, a later retry is better than waiting.
 */
const QUEUE_LIMITS = { client: 100, dealer: 300, all: 1_200 }
/** Disk space for encoded pictures: some 40,000 of the usual size. */
const PICTURE_CACHE_BYTES = 1024 ** 3

/** The encoded pictures of a process. */
export interface Pictures {
  readonly cache: PictureCache
  /** Other work on pictures, in the same queue. */
  run(task: Task<Uint8Array>, request: WorkRequest): Promise<Uint8Array>
  /** Resolves when no request waits for a picture. */
  idle(): Promise<void>
}

/** Pictures cached in `media/` of the data folder, encoded two at a time. */
export function openPictures(dataDir: string, log: Log): Pictures {
  const queue = workQueue<Uint8Array>({ slots: ENCODERS, large: LARGE, limits: QUEUE_LIMITS })
  const folder = join(dataDir, 'media')
  const cache = pictureCache({ folder, limitBytes: PICTURE_CACHE_BYTES, queue, log })
  return { cache, run: queue, idle: queue.idle }
}
