import type { SiteLocations } from '#domain/car/at-location.ts'
import type { Car } from '#domain/car/car.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { weeklyAmount } from '#domain/finance/weekly-amount.ts'
import type { FinanceSettings } from '#domain/site/finance.ts'
import type { Site } from '#domain/site/site.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import type { StockIndexOptions } from '../stock-index.ts'

/** The input of an index build: plain data, since it is sent to another thread. */
export interface BuildRequest {
  readonly tenant: string
  /** The time the index is built for, ISO 8601. */
  readonly now: string
  readonly timeZone: string
  readonly soldListedDays: number
  readonly newTagDays: number
  /** A filter expression that parses (D9). */
  readonly stockFilter?: string | undefined
  readonly finance?: FinanceSettings | undefined
  /** Where cars stand, by their yard codes. */
  readonly places: SiteLocations
}

/** The settings of a site with which its stock is indexed, for a time. */
export function buildRequest(
  tenant: string,
  site: Pick<
    Site,
    'stockFilter' | 'finance' | 'timeZone' | 'constants' | 'locations' | 'dealerships'
  >,
  now: Date,
): BuildRequest {
  const { stockFilter, finance, timeZone, locations, dealerships } = site
  const { soldListedDays, newTagDays } = site.constants
  return {
    tenant,
    now: now.toISOString(),
    timeZone,
    soldListedDays,
    newTagDays,
    stockFilter,
    finance,
    places: { locations, dealerships },
  }
}

/** The options of the indexer. */
export function indexOptions(request: BuildRequest): StockIndexOptions {
  const { now, soldListedDays, newTagDays, stockFilter, places } = request
  const filter = stockFilter === undefined ? undefined : parseFilter(stockFilter)
  return {
    now,
    soldListedDays,
    newTagDays,
    dealerships: places.dealerships,
    weeklyEstimate: weeklyEstimateOf(request),
    ...(filter?.ok && { stockFilter: filter.filter }),
  }
}

/** Dollars a week by the site's finance provider, for the weekly price ranges (D11). */
function weeklyEstimateOf({ finance, now, timeZone }: BuildRequest) {
  if (!finance) return () => undefined
  const today = { now: new Date(now), timeZone }
  return (car: Car) => weeklyAmount(financeEstimate(car, finance, today))
}
