import type { SiteLocations } from '#domain/car/at-location.ts'
import { subscriptionPrice } from '#domain/car/price-display.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { repaymentAmount, repaymentPeriod } from '#domain/finance/repayment-period.ts'
import type { FormatLocale } from '#domain/format.ts'
import type { FinanceSettings } from '#domain/site/finance.ts'
import type { Site } from '#domain/site/site.ts'
import type { Repayments } from '#domain/stock-query/document.ts'
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
  /** Absent where the site estimates no repayments. */
  readonly finance?: FinanceSettings | undefined
  readonly locale: FormatLocale
  /** Cars may show a price a week by subscription, and no repayment then. */
  readonly subscription: boolean
  /** Where cars stand, by their yard codes. */
  readonly places: SiteLocations
}

/** The settings of a site with which its stock is indexed, for a time. */
export function buildRequest(
  tenant: string,
  site: Pick<
    Site,
    | 'stockFilter'
    | 'finance'
    | 'flags'
    | 'locale'
    | 'timeZone'
    | 'constants'
    | 'locations'
    | 'dealerships'
  >,
  now: Date,
): BuildRequest {
  const { stockFilter, finance, flags, locale, timeZone, locations, dealerships } = site
  const { soldListedDays, newTagDays } = site.constants
  return {
    tenant,
    now: now.toISOString(),
    timeZone,
    soldListedDays,
    newTagDays,
    stockFilter,
    finance: flags.finance ? finance : undefined,
    locale,
    subscription: flags.subscription,
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
    repayments: repaymentsOf(request),
    ...(filter?.ok && { stockFilter: filter.filter }),
  }
}

/** Dollars a week or a month by the site's finance provider, for ranges, words and order (D11). */
function repaymentsOf(request: BuildRequest): Repayments | undefined {
  const { finance, locale, now, timeZone, subscription } = request
  if (!finance) return undefined
  const today = { now: new Date(now), timeZone }
  const period = repaymentPeriod(locale)
  return {
    period,
    of: (car) =>
      subscription && subscriptionPrice(car) !== undefined
        ? undefined
        : repaymentAmount(financeEstimate(car, finance, today), period),
  }
}
