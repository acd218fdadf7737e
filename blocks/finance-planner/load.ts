import type { Car } from '#domain/car/car.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { isAvailable } from '#domain/car/status.ts'
import { type Calculator, calculatorFor } from '#domain/finance/calculator-for.ts'
import { plannedLoan, roundPrice } from '#domain/finance/planned-loan.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { type SearchState, withRange, withSort } from '#domain/stock-query/state.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import { isSubscription } from '#parts/price/shown-price.ts'
import type { SearchPort } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Nothing on a site that finances nothing, or has nothing to finance. */
export interface PlannerData {
  readonly calculator?: Calculator | undefined
  /** The car that the address names, where the figures begin with its own. */
  readonly own?: Car | undefined
  /** The address names a car that is not for sale, or none of this site. */
  readonly isGone?: boolean
  /** The dearest price in stock, dollars. */
  readonly most?: number
  /** The dearest cars up to the price, first the one that the address names. */
  readonly cars?: readonly Car[]
  /** All of them: how many, and their search. */
  readonly count?: number
  readonly searchHref?: string
}

const CARS = 3

const load: Load<typeof block, PlannerData> = async ({ site, page, parameters, ports }) => {
  if (!site.finance) return {}
  const listed = searchStateOf('status=in_stock')
  const most = await priceAt(withSort(listed, 'price_desc'), 0, ports)
  if (most === undefined) return {}
  const named = parameters.car_id === undefined ? undefined : ports.carById(parameters.car_id)
  const car = named && isAvailable(named) ? named : undefined
  const begin = (car && askingPrice(car)) ?? (await middlePrice(listed, ports)) ?? most
  const { vehiclePriceBudget: price, deposit, rate, term } = parameters
  const today = { now: new Date(page.now), timeZone: site.timeZone }
  const figures =
    car && !isSubscription(car, site) ? calculatorFor(car, site.finance, today) : undefined
  const calculator = plannedLoan({ price, deposit, rate, term }, begin, site.finance, figures)
  const isGone = parameters.car_id !== undefined && car === undefined
  const own = figures && car
  if (calculator?.kind !== 'figures') return { calculator, own, isGone }
  const within = withSort(
    withRange(listed, 'price', { max: calculator.inputs.price }),
    'price_desc',
  )
  const { hits, count } = await ports.search({ state: within, hitsPerPage: CARS, facets: [] })
  const others = hits.filter(({ id }) => id !== car?.id)
  const cars = [...(car ? [car] : []), ...others].slice(0, CARS)
  return { calculator, own, isGone, most, cars, count, searchHref: canonicalPath(within) }
}
export default load

/** The price of the car at a place of a search; undefined where there is none, or no price. */
async function priceAt(state: SearchState, offset: number, ports: SearchPort) {
  const { hits } = await ports.search({ state, hitsPerPage: 1, offset, facets: [] })
  return hits[0] && askingPrice(hits[0])
}

/** Half of the stock costs less, rounded to what a buyer would say. */
async function middlePrice(listed: SearchState, ports: SearchPort) {
  const { count } = await ports.search({ state: listed, hitsPerPage: 1, facets: [] })
  const price = await priceAt(withSort(listed, 'price_asc'), Math.floor(count / 2), ports)
  return price === undefined ? undefined : roundPrice(price)
}
