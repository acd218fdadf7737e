import type { Car } from '#domain/car/car.ts'
import { nextFinanceChangeAt } from '#domain/finance/next-finance-change.ts'
import { spokenTo } from '#domain/site/spoken-to.ts'
import { DAY_MS } from '#domain/units.ts'
import { Unavailable } from '#pages/render/request.ts'
import type { Cache } from '../cache/cache.ts'
import { causeText, type Log } from '../log.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { BuiltStock } from './build/build-stock.ts'
import { type BuildRequest, buildRequest } from './build/index-options.ts'
import { packedCar } from './build/packed-cars.ts'
import type { StockBuilder } from './build/stock-builder.ts'
import { builtStockBytes } from './build/thread-messages.ts'
import { type CarOfRow, stockSearches } from './stock-search.ts'
import type { StockSearch } from './stock-search-port.ts'

/** The validity of pages that show a tenant's stock. */
export interface StockState {
  /** Changes whenever the result of a search may change. */
  readonly version: string
  /** Until when it may be shown, milliseconds since 1970; Infinity without a change by time alone. */
  readonly validUntil: number
}

export interface TenantStock extends StockState {
  readonly search: StockSearch
  /** The same search without the cache of car objects. */
  readonly uncached: StockSearch
}

/** Each tenant's search index: built at its first use, and again when its stock changed. */
export interface StockDirectory {
  /** Rejects with `Unavailable` when the store cannot be read and nothing was read before. */
  of(tenant: Tenant): Promise<TenantStock>
  /** The state that a cached page must have to be sent; undefined while the stock has to be read first. */
  state(tenant: Tenant): StockState | undefined
  /**
   * The stock of this tenant changed: a new index is built while the old one answers. Resolves once the new one
   * does, so that who made the change sees it; never rejects.
   */
  changed(slug: string): Promise<void>
  /** Indexes in memory, their bytes, and builds under way. */
  stats(): { readonly indexes: number; readonly bytes: number; readonly building: number }
  /** Stops the timer that drops idle indexes. */
  close(): void
}

export interface StockDirectoryOptions {
  readonly builder: StockBuilder
  readonly clock: () => Date
  readonly log: Log
  /** Caches the objects of cars that were shown. */
  readonly cache: Cache
  /** The least recently used indexes are dropped when all together take more than this. */
  readonly maxBytes: number
}

/** An index not searched for this long is dropped. */
const IDLE_MS = 20 * 60_000
const IDLE_CHECK_MS = 60_000
/**
 * When only time has passed, the next build waits this many times as long as the last one took: in a
 * large stock some car changes every minute.
 */
const REST_PER_BUILD = 60
const MAX_REST_MS = 15 * 60_000
/** An older index is built again when its stock changes: in it, cars by relevance have the age of its time. */
const MAX_AGE_MS = DAY_MS
/** Delay before a failed read is tried again. */
const RETRY_MS = 1_000

/** The state of a tenant's stock, and its index. */
interface Entry {
  readonly tenant: Tenant
  readonly state: StockState
  /** Absent once the index was dropped; pages rendered from it are still valid. */
  stock: TenantStock | undefined
  /** What `stock` searches. */
  built: BuiltStock | undefined
  /** Until when, ms since 1970, it is not built again for time alone. */
  readonly restUntil: number
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
  const wholeBuilds = new Set<string>()
  let used = 0

  async function build(tenant: Tenant): Promise<TenantStock> {
    const request = buildRequest(tenant.slug, tenant.site, clock())
    stale.delete(tenant.slug)
    const before = entries.get(tenant.slug)
    const changed = before && isChangeable(before, tenant) && (await changedOf(before, request))
    if (changed) return publish(tenant, changed, request, before.restUntil)
    wholeBuilds.add(tenant.slug)
    const whole = await builder.build(request).finally(() => wholeBuilds.delete(tenant.slug))
    // What changed meanwhile, which the index that answered may show already.
    const built = stale.delete(tenant.slug) && (await builder.change(whole, request))
    const restMs = Math.min(whole.ms * REST_PER_BUILD, MAX_REST_MS)
    return publish(tenant, built || whole, request, clock().getTime() + restMs)
  }

  /** Has an index answer from now on; until `restUntil` it is not built again for time alone. */
  function publish(
    tenant: Tenant,
    built: BuiltStock,
    request: BuildRequest,
    restUntil: number,
  ): TenantStock {
    const state = stockStateOf(built, tenant, request, restUntil)
    const [search, uncached] = stockSearches(
      built.index,
      carsOf(built),
      carsRead(built),
      spokenTo(tenant.site),
    )
    const stock = { ...state, search, uncached }
    const before = entries.get(tenant.slug)
    // A rebuild does not count as a use of the index.
    const usedAt = before?.stock ? before.usedAt : clock().getTime()
    drop(before)
    const bytes = builtStockBytes(built)
    const entry: Entry = { tenant, state, stock, built, restUntil, bytes, usedAt }
    entries.set(tenant.slug, entry)
    failed.delete(tenant.slug)
    used += bytes
    dropUnused(entry)
    return stock
  }

  function isChangeable({ tenant: of, built, state }: Entry, tenant: Tenant): boolean {
    const now = clock().getTime()
    if (!built || of !== tenant || now >= state.validUntil) return false
    return now - Date.parse(built.now) <= MAX_AGE_MS
  }

  const changedOf = async ({ built }: Entry, request: BuildRequest) =>
    built && builder.change(built, request)

  /** While an index is built as a whole, the one that answers gets what changes. */
  async function changeMeanwhile(entry: Entry): Promise<void> {
    const { tenant, restUntil } = entry
    const request = buildRequest(tenant.slug, tenant.site, clock())
    const changed = await changedOf(entry, request)
    const isAnswering = entries.get(tenant.slug) === entry && wholeBuilds.has(tenant.slug)
    if (changed && isAnswering) publish(tenant, changed, request, restUntil)
  }

  /** Builds at most one index of a tenant at a time; a build for its previous files is awaited first. */
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
        // Still stale, but not every request may retry at once.
        stale.add(slug)
        failed.set(slug, { cause, retryAt: clock().getTime() + RETRY_MS })
        throw cause
      })
      .finally(() => {
        building.delete(slug)
        // What changed meanwhile.
        if (stale.has(slug)) renew(tenant)
      })
    building.set(slug, { tenant, stock })
    return stock
  }

  function drop(entry: Entry | undefined): void {
    if (!entry) return
    used -= entry.bytes
    entry.bytes = 0
    entry.stock = undefined
    entry.built = undefined
  }

  /** Drops idle indexes, and above the limit the least recently used, but never `current`. */
  function dropUnused(current?: Entry): void {
    const idleSince = clock().getTime() - IDLE_MS
    const held = [...entries.values()].filter((entry) => entry.stock && entry !== current)
    for (const entry of held.sort((a, b) => a.usedAt - b.usedAt)) {
      if (entry.usedAt >= idleSince && used <= maxBytes) return
      drop(entry)
    }
  }
  const idleTimer = setInterval(() => dropUnused(), IDLE_CHECK_MS).unref()

  /** The entry that may answer now; where it is out of date, starts a build of a new one. */
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
    buildOnce(tenant).catch(reportOf(tenant.slug))
  }

  const reportOf = (tenant: string) => (cause: unknown) =>
    log.error('stock_reload_failed', { tenant, cause: causeText(cause) })

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
    async changed(slug) {
      stale.add(slug)
      failed.delete(slug)
      // Immediately, not at the next request, which would still see the old stock.
      const entry = entries.get(slug)
      if (!entry?.stock) return
      try {
        if (wholeBuilds.has(slug)) await changeMeanwhile(entry)
        else {
          // One that is under way may have read before the change; the next one began after it.
          const underway = building.get(slug)?.stock
          if (underway) await underway.catch(() => undefined)
          await buildOnce(entry.tenant)
        }
      } catch (cause) {
        reportOf(slug)(cause)
      }
    },
    stats: () => ({
      indexes: [...entries.values()].filter(({ stock }) => stock).length,
      bytes: used,
      building: building.size,
    }),
    close: () => clearInterval(idleTimer),
  }
}

function stockStateOf(
  { version, index }: BuiltStock,
  tenant: Tenant,
  { now, timeZone, finance }: BuildRequest,
  restUntil: number,
): StockState {
  const estimates = finance && nextFinanceChangeAt(finance, new Date(now), timeZone)
  const changeAt = Math.min(index.nextChangeAt, estimates?.getTime() ?? Number.POSITIVE_INFINITY)
  return {
    version: `${tenant.slug} ${tenant.version} ${version} ${changeAt}`,
    validUntil: Math.max(changeAt, restUntil),
  }
}

/** Size of a parsed car relative to its JSON, measured on demo cars. */
const OBJECT_SIZE_RATIO = 1.3

const carsRead =
  ({ cars }: BuiltStock): CarOfRow =>
  (row) =>
    packedCar(cars, row)

/**
 * Reads cars through the cache: rendered HTML is cached by car object. Those of a changed index that did not
 * change are the same objects.
 */
function carReader(cache: Cache): (built: BuiltStock) => CarOfRow {
  const section = cache.section<{ car: Car; bytes: number }>('cars', ({ bytes }) => bytes)
  const builds = new WeakMap<Uint8Array, number>()
  let count = 0
  return ({ cars }) => {
    const build = builds.get(cars.bytes) ?? count++
    builds.set(cars.bytes, build)
    return (row) =>
      section.keep(`${build} ${cars.starts[row]}`, () => ({
        car: packedCar(cars, row),
        bytes: (cars.lengths[row] ?? 0) * OBJECT_SIZE_RATIO,
      })).car
  }
}
