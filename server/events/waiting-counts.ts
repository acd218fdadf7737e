import type { EventCount } from '../store/event-store.ts'

export interface CountedEvent extends EventCount {
  readonly tenant: string
}

/**
 * Counters of cars of one site, so that a flood at one takes no memory from others. Counters without
 * a car always find room: a site has a handful, and invented car ids must not displace them.
 */
const COUNTERS_OF_A_TENANT = 2_000
/** Some 6 MB. */
const COUNTERS_OF_ALL = 20_000

/** Counts in memory: one for each site, day, event and car, and no more than the bounds. */
export class WaitingCounts {
  readonly #byTenant = new Map<string, Map<string, EventCount>>()
  #counters = 0
  #events = 0

  /** The sum of all counts. */
  get events(): number {
    return this.#events
  }

  tenants(): string[] {
    return [...this.#byTenant.keys()]
  }

  /** False, without effect, where it would exceed the number of counters. */
  add({ tenant, ...added }: CountedEvent): boolean {
    const counters = this.#byTenant.get(tenant) ?? new Map<string, EventCount>()
    const key = `${added.day} ${added.event} ${added.carId}`
    const known = counters.get(key)
    const isFull = counters.size >= COUNTERS_OF_A_TENANT || this.#counters >= COUNTERS_OF_ALL
    if (!known && isFull && added.carId !== '') return false
    if (!known) this.#counters += 1
    counters.set(key, { ...added, count: added.count + (known?.count ?? 0) })
    this.#byTenant.set(tenant, counters)
    this.#events += added.count
    return true
  }

  /** Removes and returns a tenant's counts. */
  take(tenant: string): EventCount[] {
    const counts = [...(this.#byTenant.get(tenant)?.values() ?? [])]
    this.#byTenant.delete(tenant)
    this.#counters -= counts.length
    this.#events -= counts.reduce((total, { count }) => total + count, 0)
    return counts
  }
}
