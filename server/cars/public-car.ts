import type { Car } from '#domain/car/car.ts'
import { estimateTerms } from '#domain/finance/disclaimers.ts'
import type { Site } from '#domain/site/site.ts'
import { type SearchHit, searchHit } from '#domain/stock-query/search-hit.ts'

/** A car as anyone may read it: the fields of a search hit, and the terms of the site's estimate for it. */
export interface PublicCar extends SearchHit {
  /** Of the entry of the site's finance provider; absent where the site has no estimate. Spec 4.17. */
  readonly finance_disclaimer?: string
}

/** The public part of a car's record on a site at a time. Spec 7.08. */
export function publicCar(car: Car, { finance, timeZone, locale }: Site, now: Date): PublicCar {
  const terms = finance && estimateTerms(car, finance, { now, timeZone }, locale)
  return { ...searchHit(car), ...(terms !== undefined && { finance_disclaimer: terms }) }
}
