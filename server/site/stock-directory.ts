import type { Car } from '#domain/car/car.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { weeklyAmount } from '#domain/finance/weekly-amount.ts'
import type { Site } from '#domain/site/site.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import { Unavailable } from '#pages/render/request.ts'
import { causeText, type Log } from '../log.ts'
import { createStockSearch, type StockSearch } from '../search/stock-search.ts'
import { carsOf } from '../store/cars.ts'
import { stockVersion } from '../store/stock-version.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/load.ts'

export interface TenantStock {
  readonly search: StockSearch
  /** Changes with the stock, and with the hour: listing days and new arrivals depend on it. */
  readonly version: string
}

/** Each tenant's search index, made when it is first asked for and again when its stock changed. */
export interface StockDirectory {
  /** Rejects with `Unavailable` when the store cannot be read and nothing was read before. */
  of(tenant: Tenant): Promise<TenantStock>
  /** What `of` would answer at once, or nothing when it would have to be made. */
  ready(tenant: Tenant): TenantStock | undefined
  /** The stock of this tenant changed: a new index is made while the old one answers. */
  changed(slug: string): void
}

interface Made {
  readonly tenant: Tenant
  readonly stock: TenantStock
  /** What the index was made for: site files and hour. */
  readonly basis: string
}

/**
 * Opens the store at the first question. While an index is made anew, for changed stock, changed site
 * files or the next hour, the one before goes on answering; a failure to make one is logged.
 */
export function stockDirectory(
  openStore: () => Promise<Store>,
  clock: () => Date,
  log: Log,
): StockDirectory {
  const made = new Map<string, Made>()
  const making = new Map<string, Promise<Made>>()
  const stale = new Set<string>()

  const basisOf = (tenant: Tenant): string =>
    `${tenant.version} ${Math.floor(clock().getTime() / 3_600_000)}`

  async function make(tenant: Tenant): Promise<Made> {
    const basis = basisOf(tenant)
    stale.delete(tenant.slug)
    const store = await openStore()
    const version = await stockVersion(store, tenant.slug)
    const cars = await carsOf(store, tenant.slug)
    const { stockFilter, constants } = tenant.site
    const filter = stockFilter === undefined ? undefined : parseFilter(stockFilter)
    const search = createStockSearch(cars, {
      now: clock().toISOString(),
      soldListedDays: constants.soldListedDays,
      newTagDays: constants.newTagDays,
      weeklyEstimate: weeklyEstimateOf(tenant.site, clock()),
      ...(filter?.ok && { stockFilter: filter.filter }),
    })
    return { tenant, basis, stock: { search, version: `${version} ${basis}` } }
  }

  /** At most one index of a tenant is in the making. */
  function makeOnce(tenant: Tenant): Promise<Made> {
    const under = making.get(tenant.slug)
    if (under) return under
    const started = make(tenant)
      .then((fresh) => {
        made.set(tenant.slug, fresh)
        return fresh
      })
      .catch((cause: unknown) => {
        // The change is still to be read: the next look tries again.
        stale.add(tenant.slug)
        throw cause
      })
      .finally(() => making.delete(tenant.slug))
    making.set(tenant.slug, started)
    return started
  }

  function ready(tenant: Tenant): TenantStock | undefined {
    const known = made.get(tenant.slug)
    if (!known) return undefined
    if (stale.has(tenant.slug) || known.basis !== basisOf(tenant)) renew(tenant)
    return known.stock
  }

  function renew(tenant: Tenant): void {
    makeOnce(tenant).catch((cause: unknown) =>
      log.error('stock_reload_failed', { tenant: tenant.slug, cause: causeText(cause) }),
    )
  }

  return {
    ready,
    async of(tenant) {
      const known = ready(tenant)
      if (known) return known
      try {
        return (await makeOnce(tenant)).stock
      } catch (cause) {
        throw new Unavailable(`The stock of ${tenant.slug} cannot be read`, { cause })
      }
    },
    changed(slug) {
      stale.add(slug)
      // At once: the next visitor must not see the old stock once more.
      const known = made.get(slug)
      if (known) renew(known.tenant)
    },
  }
}

/** Dollars a week by the site's finance provider, for the weekly price ranges (D11). */
function weeklyEstimateOf(
  { finance, timeZone }: Site,
  now: Date,
): (car: Car) => number | undefined {
  if (!finance) return () => undefined
  return (car) => weeklyAmount(financeEstimate(car, finance, { now, timeZone }))
}
