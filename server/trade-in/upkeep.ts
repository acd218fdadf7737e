import { causeText, type Log } from '../log.ts'
import { removeOld } from '../pictures/remove-old.ts'
import type { Store } from '../store/store.ts'
import type { PictureTools } from '../valuation-pictures/tools.ts'

interface UpkeepTools {
  readonly open: () => Promise<Store>
  readonly photos: Pick<PictureTools, 'files' | 'uploads'>
  readonly clock: () => Date
  readonly log: Log
}

const HOUR_MS = 60 * 60 * 1_000
/** So long a valuation is kept with its lead, and its pictures with it. */
const KEPT_MS = 90 * 24 * HOUR_MS

/**
 * Deletes at its start and each hour the valuations that have ended, the files of pictures that are no valuation's,
 * and what a killed process left of uploads: what is younger than an hour may still come. Spec 6.02.
 */
export function valuationUpkeep({ open, photos, clock, log }: UpkeepTools) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  /** Never rejects. */
  async function run(): Promise<void> {
    const now = clock()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    try {
      await removeOld(photos.uploads, ago(HOUR_MS))
      const store = await open()
      await store.forgetAllEndedValuations(now.toISOString(), ago(KEPT_MS).toISOString())
      await photos.files.sweep((tenant) => store.valuationImages(tenant).files(), ago(HOUR_MS))
    } catch (cause) {
      log.warn('valuations_not_cleaned', { cause: causeText(cause) })
    }
  }

  return {
    run,
    /** Does not keep the process alive. */
    start() {
      running = run()
      timer = setInterval(() => {
        running = run()
      }, HOUR_MS).unref()
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
