import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { causeText } from '../log.ts'
import type { ClaimedDelivery, DeliveryResult, DeliveryStore } from '../store/delivery-store.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { type AttemptTotal, AttemptTotals } from './attempt-totals.ts'
import { type CountedDeliveries, type DeliveryUpkeep, deliveryUpkeep } from './delivery-upkeep.ts'
import type { Senders } from './senders.ts'
import { interrupted, resultOf, type TryOptions, tryDelivery } from './try-delivery.ts'

/** What a worker needs of the store: deliveries, and what else is forgotten in time. */
type WorkerStore = DeliveryStore &
  Pick<
    Store,
    | 'forgetAllEndedSignIns'
    | 'forgetAllDeskEvents'
    | 'forgetAllEndedBuyers'
    | 'forgetAllPendingImports'
  >

export interface DeliveryWorkerOptions extends TryOptions {
  /** The store, opened when first needed. */
  readonly open: () => Promise<WorkerStore>
  /** Milliseconds between two looks for due deliveries; default 1,000. */
  readonly pollMs?: number
}

export interface DeliveryStats {
  /** Since the process started. */
  readonly attempts: readonly AttemptTotal[]
  /** Of all processes, as of some seconds ago; undefined before the first count. */
  readonly stored: CountedDeliveries | undefined
}

const POLL_MS = 1_000
/** Longer than any attempt and the writing of its result. */
const LEASE_MS = 60_000
const CLAIM_AT_ONCE = 20
const SENDING_AT_ONCE = 40
const PER_DESTINATION = 2
/** How long the end of the process waits for attempts, and for their results to be stored, milliseconds. */
const CLOSE_WITHIN_MS = 2_000

/**
 * Sends stored deliveries: claims what is due, sends it outside of any transaction, and stores what came
 * of it. Any number of processes may run one. What a process was sending when it ended is sent again once
 * its lease ends: at least once, always with the same id. D23.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions
  readonly #name = randomUUID()
  readonly #closing = new AbortController()
  readonly #sending = new Set<Promise<void>>()
  readonly #totals = new AttemptTotals()
  readonly #upkeep: DeliveryUpkeep
  #results: DeliveryResult[] = []
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> | undefined
  #isStarted = false
  #isWoken = false
  #isClosing = false
  /** Logged once, until the store works again. */
  #isFailing = false

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options
    this.#upkeep = deliveryUpkeep(options.clock)
  }

  /** Begins to look for due deliveries. Does not keep the process alive. */
  start(): void {
    this.#isStarted = true
    this.wake()
  }

  /** Looks for due deliveries now: one was just stored. Without effect before `start`. */
  wake(): void {
    if (!this.#isStarted || this.#isClosing) return
    this.#isWoken = true
    this.#polling ??= this.#pollUntilIdle()
  }

  stats(): DeliveryStats {
    return { attempts: this.#totals.read(), stored: this.#upkeep.counts }
  }

  /**
   * Waits a little for the attempts under way and breaks off the others, which any worker may then make at
   * once. Never rejects.
   */
  async close(withinMs = CLOSE_WITHIN_MS): Promise<void> {
    this.#isClosing = true
    clearTimeout(this.#timer)
    await settled(this.#sending, withinMs)
    this.#closing.abort()
    await settled([this.#finish()], withinMs)
  }

  /** What cannot be stored is sent again by another worker, once its lease ends. */
  async #finish(): Promise<void> {
    await this.#polling
    await Promise.all(this.#sending)
    await this.#withStore((store) => this.#writeResults(store))
  }

  async #pollUntilIdle(): Promise<void> {
    while (this.#isWoken && !this.#isClosing) {
      this.#isWoken = false
      await this.#withStore((store) => this.#poll(store))
    }
    this.#polling = undefined
    if (this.#isClosing) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.wake(), this.#options.pollMs ?? POLL_MS).unref()
  }

  async #poll(store: WorkerStore): Promise<void> {
    // Before the next claim, which could take once more what was just sent.
    await this.#writeResults(store)
    for (const delivery of await this.#claim(store)) {
      const sending = this.#deliver(delivery).finally(() => this.#sending.delete(sending))
      this.#sending.add(sending)
    }
    await this.#upkeep.run(store)
  }

  async #claim(store: DeliveryStore): Promise<readonly ClaimedDelivery[]> {
    const limit = Math.min(CLAIM_AT_ONCE, SENDING_AT_ONCE - this.#sending.size)
    if (limit <= 0) return []
    return store.claimAllDeliveries({
      worker: this.#name,
      now: this.#options.clock().toISOString(),
      leaseMs: LEASE_MS,
      limit,
      kinds: kindsOf(this.#options.senders),
      perDestination: PER_DESTINATION,
    })
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    // Not in one expression: the list is another one once its results were stored.
    const result = await this.#resultOf(delivery)
    this.#results.push(result)
    this.wake()
  }

  async #resultOf(delivery: ClaimedDelivery): Promise<DeliveryResult> {
    const { clock } = this.#options
    // Claimed while the end began.
    if (this.#isClosing) return interrupted(delivery, clock)
    const attempt = await tryDelivery(delivery, this.#options, this.#closing.signal)
    if (this.#closing.signal.aborted && attempt.outcome !== 'done')
      return interrupted(delivery, clock)
    this.#totals.add(delivery.destination.kind, attempt.outcome)
    return resultOf(delivery, attempt, this.#options)
  }

  async #writeResults(store: DeliveryStore): Promise<void> {
    const results = this.#results
    if (results.length === 0) return
    this.#results = []
    try {
      await store.finishAllDeliveries(this.#name, results)
    } catch (cause) {
      this.#results = [...results, ...this.#results]
      throw cause
    }
  }

  /** A failure is logged once, and tried again at the next poll. */
  async #withStore(work: (store: WorkerStore) => Promise<void>): Promise<void> {
    try {
      await work(await this.#options.open())
      this.#isFailing = false
    } catch (cause) {
      // An import holds SQLite's lock: deliveries wait for its end.
      const isLocked = cause instanceof StoreError && cause.code === 'locked'
      if (this.#isFailing || isLocked) return
      this.#isFailing = true
      this.#options.log.error('deliveries_stopped', { cause: causeText(cause) })
    }
  }
}

const kindsOf = (senders: Senders) =>
  (['mail', 'webhook', 'sms'] as const).filter((kind) => senders[kind])

/** Resolves when all are settled, or the time is over. */
async function settled(work: Iterable<Promise<unknown>>, withinMs: number): Promise<void> {
  const timeout = new AbortController()
  const expired = delay(withinMs, undefined, { signal: timeout.signal }).catch(() => {})
  await Promise.race([Promise.allSettled(work), expired])
  timeout.abort()
}
