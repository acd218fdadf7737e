import { setTimeout as delay } from 'node:timers/promises'
import type { EventId } from '#domain/tracking/event-ids.ts'
import { causeText, type Log } from '../log.ts'
import type { EventCount } from '../store/event-store.ts'
import type { Store } from '../store/store.ts'
import { type CountedEvent, WaitingCounts } from './waiting-counts.ts'

/** One event as a page reports it. */
export interface ReportedEvent {
  readonly event: EventId
  /** Empty where the event is about no car. */
  readonly carId: string
}

/** Numbers of events by outcome, since the process started. */
export interface EventTotals {
  /** Written to the store. */
  readonly counted: number
  /** Named a car that the site does not have. */
  readonly unknownCar: number
  /** Exceeded the bounds while the store failed, or were unwritten when the server ended. */
  readonly dropped: number
  /** Still in memory. */
  readonly waiting: number
}

export interface EventCounterOptions {
  /** The store, opened when first needed. */
  readonly open: () => Promise<Pick<Store, 'events' | 'stock'>>
  readonly log: Log
}

/** Maximum delay from an event to its write, milliseconds. */
const FLUSH_AFTER_MS = 1_000
/** Maximum duration of the last write, milliseconds. */
const CLOSE_WITHIN_MS = 3_000

/**
 * Collects events as counts and writes them in batches, so that a flood of beacons is a few rows a
 * second. Cars are looked up in the store once per batch, not per request, so that invented ids
 * cost one query. While the store fails the counts wait, within bounds.
 */
export class EventCounter {
  readonly #options: EventCounterOptions
  #waiting = new WaitingCounts()
  /** Events that are being written. */
  #writing = 0
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined
  /** Each state is logged once, until the store works again. */
  #isFailing = false
  #isDropping = false
  #totals = { counted: 0, unknownCar: 0, dropped: 0 }

  constructor(options: EventCounterOptions) {
    this.#options = options
  }

  /** @param day of the site's calendar (D5), `2026-11-21` */
  add(tenant: string, day: string, events: readonly ReportedEvent[]): void {
    for (const { event, carId } of events) this.#addCount({ tenant, day, event, carId, count: 1 })
    this.#flushLater()
  }

  stats(): EventTotals {
    return { ...this.#totals, waiting: this.#waiting.events + this.#writing }
  }

  /** Writes the waiting counts; those that cannot be written keep waiting. Never rejects. */
  flush(): Promise<void> {
    this.#flushing ??= this.#writeAll().finally(() => {
      this.#flushing = undefined
      if (this.#waiting.events > 0) this.#flushLater()
    })
    return this.#flushing
  }

  /**
   * Writes the waiting counts a last time, and logs how many events could not be written in time.
   * @param withinMs a locked store must not delay the end of the process
   */
  async close(withinMs = CLOSE_WITHIN_MS): Promise<void> {
    const timeout = new AbortController()
    const expired = delay(withinMs, undefined, { signal: timeout.signal }).catch(() => {})
    await Promise.race([this.#flushLast(), expired])
    timeout.abort()
    clearTimeout(this.#timer)
    const lost = this.#waiting.events + this.#writing
    if (lost === 0) return
    this.#totals.dropped += lost
    this.#waiting = new WaitingCounts()
    this.#options.log.error('events_dropped', { events: lost, reason: 'the server ends' })
  }

  async #flushLast(): Promise<void> {
    await this.#flushing
    await this.flush()
  }

  #addCount(event: CountedEvent): void {
    if (this.#waiting.add(event)) return
    if (!this.#isDropping) {
      this.#isDropping = true
      this.#options.log.error('events_dropped', { reason: 'too many wait for the store' })
    }
    this.#totals.dropped += event.count
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, FLUSH_AFTER_MS).unref()
  }

  async #writeAll(): Promise<void> {
    // At once: the store writes what comes together in one transaction.
    const results = await Promise.allSettled(
      this.#waiting.tenants().map((tenant) => this.#write(tenant)),
    )
    const failure = results.find((result) => result.status === 'rejected')
    if (failure && !this.#isFailing) {
      this.#options.log.error('events_not_written', { cause: causeText(failure.reason) })
    }
    // Only a write shows that the store works again.
    if (results.length > 0) this.#isFailing = failure !== undefined
    if (!this.#isFailing) this.#isDropping = false
  }

  async #write(tenant: string): Promise<void> {
    const taken = this.#waiting.take(tenant)
    const events = sum(taken)
    this.#writing += events
    try {
      const store = await this.#options.open()
      const known = await carsInStock(store, tenant, taken)
      const isKnown = ({ carId }: EventCount) => carId === '' || known.has(carId)
      const counts = taken.filter(isKnown)
      await store.events(tenant).add(counts)
      this.#totals.counted += sum(counts)
      this.#totals.unknownCar += events - sum(counts)
    } catch (cause) {
      for (const count of taken) this.#addCount({ tenant, ...count })
      throw cause
    } finally {
      this.#writing -= events
    }
  }
}

async function carsInStock(
  store: Pick<Store, 'stock'>,
  tenant: string,
  counts: readonly EventCount[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(counts.map(({ carId }) => carId))].filter((id) => id !== '')
  if (ids.length === 0) return new Set()
  return new Set((await store.stock(tenant).summaries(ids)).map(({ id }) => id))
}

const sum = (counts: readonly EventCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0)
