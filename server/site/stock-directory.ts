import type { Car } from '#domain/car/car.ts'
import { nextFinanceChangeAt } from '#domain/finance/next-finance-change.ts'
import { Unavailable } from '#pages/render/request.ts'
import type { Cache } from '../cache/cache.ts'
import { causeText, type Log } from '../log.ts'
import type { BuiltStock, StockOrder } from '../search/build/build-stock.ts'
import { packedCar } from '../search/build/packed-cars.ts'
import type { StockBuilder } from '../search/build/stock-builder.ts'
import { bytesOf } from '../search/build/thread-messages.ts'
import { type CarOfRow, type StockSearch, stockSearches } from '../search/stock-search.ts'
import type { Tenant } from '../tenants/load.ts'

/** What the pages of a tenant's stock are valid for. */
export interface StockState {
  /** Changes whenever a search may answer otherwise. */
  readonly version: string
  /** When time alone makes it another, milliseconds since 1970; Infinity where that never happens. */
  readonly validUntil: number
}

export interface TenantStock extends StockState {
  readonly search: StockSearch
  /** The same search for what leaves no trace: it neither uses nor keeps the cars shown before. */
  readonly unkept: StockSearch
}

/** Each tenant's search index: built when it is first asked for, and again when its stock changed. */
export interface StockDirectory {
  /** Rejects with `Unavailable` when the store cannot be read and nothing was read before. */
  of(tenant: Tenant): Promise<TenantStock>
  /** The state that pages must be of to be sent; nothing while the stock has to be read first. */
  state(tenant: Tenant): StockState | undefined
  /** The stock of this tenant changed: a new index is built while the old one answers. */
  changed(slug: string): void
  /** Indexes in memory, and what they take. */
  stats(): { readonly indexes: number; readonly bytes: number; readonly building: number }
  /** Ends the looks for idle indexes. */
  close(): void
}

export interface StockDirectoryOptions {
  readonly builder: StockBuilder
  readonly clock: () => Date
  readonly log: Log
  /** Cars that were shown are kept there as objects. */
  readonly cache: Cache
  /** Indexes used longest ago are dropped when all take more than this. */
  readonly maxBytes: number
}

/** An index that nobody searched for so long is dropped. */
const IDLE_MS = 20 * 60_000
const IDLE_LOOK_MS = 60_000
/**
 * Time alone makes a new index at most this many times as long after the last one as that took to
 * build: a large stock changes by the minute.
 */
const REST_PER_BUILD = 60
const REST_AT_MOST_MS = 15 * 60_000
/** A stock that could not be read is read again after this. */
const RETRY_MS = 1_000

/** What is known of a tenant's stock. */
interface Entry {
  readonly tenant: Tenant
  readonly state: StockState
  /** Absent once the index was dropped, while pages made of it are still valid. */
  stock: TenantStock | undefined
  bytes: number
  usedAt: number
}

interface Building {
  readonly tenant: Tenant
  readonly stock: Promise<TenantStock>
}

interface Failure {
  readonly cause: unknown
  /** Milliseconds since 1970. */
  readonly retryAt: number
}

export function stockDirectory(options: StockDirectoryOptions): StockDirectory {
  const { builder, clock, log, maxBytes } = options
  const carsOf = carReader(options.cache)
  const entries = new Map<string, Entry>()
  const building = new Map<string, Building>()
  const failed = new Map<string, Failure>()
  const stale = new Set<string>()
  let bytes = 0

  async function build(tenant: Tenant): Promise<TenantStock> {
    const order = orderOf(tenant, clock())
    stale.delete(tenant.slug)
    const built = await builder.build(order)
    const now = clock().getTime()
    const restMs = Math.min(built.ms * REST_PER_BUILD, REST_AT_MOST_MS)
    const state = stateOf(built, tenant, order, now + restMs)
    const [search, unkept] = stockSearches(built.index, carsOf(built), carsRead(built))
    const stock = { ...state, search, unkept }
    const before = entries.get(tenant.slug)
    // A new index of a stock that nobody searches is no use of it.
    const usedAt = before?.stock ? before.usedAt : now
    drop(before)
    const entry: Entry = { tenant, state, stock, bytes: bytesOf(built), usedAt }
    entries.set(tenant.slug, entry)
    failed.delete(tenant.slug)
    bytes += entry.bytes
    dropUnused(entry)
    return stock
  }

  /** At most one index of a tenant is being built; one that is for its files of before is awaited. */
  function buildOnce(tenant: Tenant): Promise<TenantStock> {
    const { slug } = tenant
    const underway = building.get(slug)
    if (underway?.tenant === tenant) return underway.stock
    if (underway) {
      return underway.stock.then(
        () => buildOnce(tenant),
        () => buildOnce(tenant),
      )
    }
    const failure = failed.get(slug)
    if (failure && clock().getTime() < failure.retryAt) return Promise.reject(failure.cause)
    const stock = build(tenant)
      .catch((cause: unknown) => {
        // The change is still to be read, but not by every request at once.
        stale.add(slug)
        failed.set(slug, { cause, retryAt: clock().getTime() + RETRY_MS })
        throw cause
      })
      .finally(() => building.delete(slug))
    building.set(slug, { tenant, stock })
    return stock
  }

  function drop(entry: Entry | undefined): void {
    if (!entry) return
    bytes -= entry.bytes
    entry.bytes = 0
    entry.stock = undefined
  }

  /** Drops indexes that are idle, and beyond the limit those used longest ago, but not `kept`. */
  function dropUnused(kept?: Entry): void {
    const idleSince = clock().getTime() - IDLE_MS
    const held = [...entries.values()].filter((entry) => entry.stock && entry !== kept)
    for (const entry of held.sort((a, b) => a.usedAt - b.usedAt)) {
      if (entry.usedAt >= idleSince && bytes <= maxBytes) return
      drop(entry)
    }
  }
  const idleLook = setInterval(() => dropUnused(), IDLE_LOOK_MS).unref()

  /** The entry that may answer now; where it is no longer current, a new one is being built. */
  function usable(tenant: Tenant): Entry | undefined {
    const entry = entries.get(tenant.slug)
    const isCurrent =
      entry?.tenant === tenant &&
      !stale.has(tenant.slug) &&
      clock().getTime() < entry.state.validUntil
    if (!isCurrent && !entry?.stock) return undefined
    if (!isCurrent) renew(tenant)
    return entry
  }

  function renew(tenant: Tenant): void {
    if (clock().getTime() < (failed.get(tenant.slug)?.retryAt ?? 0)) return
    buildOnce(tenant).catch((cause: unknown) =>
      log.error('stock_reload_failed', { tenant: tenant.slug, cause: causeText(cause) }),
    )
  }

  return {
    state: (tenant) => usable(tenant)?.state,
    async of(tenant) {
      const entry = usable(tenant)
      if (entry?.stock) {
        entry.usedAt = clock().getTime()
        return entry.stock
      }
      try {
        return await buildOnce(tenant)
      } catch (cause) {
        throw new Unavailable(`The stock of ${tenant.slug} cannot be read`, { cause })
      }
    },
    changed(slug) {
      stale.add(slug)
      failed.delete(slug)
      // At once: the next visitor must not see the old stock once more.
      const entry = entries.get(slug)
      if (entry?.stock) renew(entry.tenant)
    },
    stats: () => ({
      indexes: [...entries.values()].filter(({ stock }) => stock).length,
      bytes,
      building: building.size,
    }),
    close: () => clearInterval(idleLook),
  }
}

function orderOf({ slug, site }: Tenant, now: Date): StockOrder {
  const { stockFilter, finance, timeZone } = site
  const { soldListedDays, newTagDays } = site.constants
  return {
    ...{ tenant: slug, now: now.toISOString(), timeZone, soldListedDays, newTagDays },
    ...{ stockFilter, finance },
  }
}

function stateOf(
  { version, index }: BuiltStock,
  tenant: Tenant,
  { now, timeZone, finance }: StockOrder,
  restUntil: number,
): StockState {
  const estimates = finance && nextFinanceChangeAt(finance, new Date(now), timeZone)
  const changeAt = Math.min(index.nextChangeAt, estimates?.getTime() ?? Number.POSITIVE_INFINITY)
  return {
    version: `${tenant.slug} ${tenant.version} ${version} ${changeAt}`,
    validUntil: Math.max(changeAt, restUntil),
  }
}

/** How much larger an object is than the JSON that it was read from, measured on demo cars. */
const OBJECT_SHARE = 1.3

const carsRead =
  ({ cars }: BuiltStock): CarOfRow =>
  (row) =>
    packedCar(cars, row)

/** Reads the cars of an index, those shown before from the cache: their HTML is kept by object. */
function carReader(cache: Cache): (built: BuiltStock) => CarOfRow {
  const section = cache.section<{ car: Car; bytes: number }>('cars', ({ bytes }) => bytes)
  let indexes = 0
  return ({ cars }) => {
    const index = indexes++
    return (row) =>
      section.keep(`${index} ${row}`, () => ({
        car: packedCar(cars, row),
        bytes: (cars.lengths[row] ?? 0) * OBJECT_SHARE,
      })).car
  }
}
