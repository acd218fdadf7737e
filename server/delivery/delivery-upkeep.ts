import { LIVE_KEPT_MS } from '#domain/staff/live-events.ts'
import { PENDING_DAYS } from '../store/pending-import-store.ts'
import type { Store } from '../store/store.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
/** Milliseconds between two counts. */
const COUNT_EVERY_MS = 10 * SECOND_MS
/** What receivers answered is kept for so long. */
const EXCERPT_DAYS = 90
/** Messages and who they went to are kept for so long. */
const MESSAGE_DAYS = 30
/** Whose a reservation was is kept for so long after its end. */
const RESERVATION_DAYS = 90

/** All processes' deliveries, as `DeliveryCounts`. */
export interface CountedDeliveries {
  readonly waiting: number
  readonly due: number
  readonly failed: number
  /** How long the oldest that waits has done so; 0 where none waits. */
  readonly oldestSeconds: number
}

/** What a worker does beside sending, now and then. */
export interface DeliveryUpkeep {
  /** As of the last count; undefined before the first. */
  readonly counts: CountedDeliveries | undefined
  /** Counts deliveries, forgets old excerpts, messages, codes, sessions, changes, buyers of what has ended and files of feeds, if it is time. Rejects with StoreError. */
  run(
    store: Pick<
      Store,
      | 'countAllDeliveries'
      | 'forgetAllExcerpts'
      | 'forgetAllMessages'
      | 'forgetAllEndedSignIns'
      | 'forgetAllDeskEvents'
      | 'forgetAllEndedBuyers'
      | 'forgetAllPendingImports'
    >,
  ): Promise<void>
}

export function deliveryUpkeep(clock: () => Date): DeliveryUpkeep {
  let counts: CountedDeliveries | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  let forgotAt = Number.NEGATIVE_INFINITY
  let forgotHourlyAt = Number.NEGATIVE_INFINITY
  return {
    get counts() {
      return counts
    },
    async run(store) {
      // Not the clock: it may be set back.
      const at = performance.now()
      if (at - countedAt >= COUNT_EVERY_MS) {
        const now = clock()
        const { oldest, ...counted } = await store.countAllDeliveries(now.toISOString())
        const ms = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest)
        counts = { ...counted, oldestSeconds: Math.max(0, ms / SECOND_MS) }
        countedAt = at
      }
      if (at - forgotHourlyAt >= HOUR_MS) {
        // A code's number is kept for as long as codes are counted, and no longer.
        const now = clock()
        await store.forgetAllEndedSignIns(now.toISOString())
        await store.forgetAllDeskEvents(new Date(now.getTime() - LIVE_KEPT_MS).toISOString())
        forgotHourlyAt = at
      }
      if (at - forgotAt < DAY_MS) return
      const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()
      await store.forgetAllExcerpts(daysAgo(EXCERPT_DAYS))
      await store.forgetAllMessages(daysAgo(MESSAGE_DAYS))
      await store.forgetAllEndedBuyers(daysAgo(RESERVATION_DAYS))
      await store.forgetAllPendingImports(daysAgo(PENDING_DAYS))
      forgotAt = at
    },
  }
}
