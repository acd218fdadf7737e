import type { Car } from '#domain/car/car.ts'
import { DAY_MS, SECOND_MS } from '#domain/units.ts'
import type { DemoGroup } from './group.ts'
import { lenderEntry } from './lender.ts'
import type { Random } from './random.ts'

type Offered = Pick<
  Car,
  | 'price'
  | 'price_type'
  | 'before_price'
  | 'offer_price'
  | 'preorder'
  | 'finance_lenders'
  | 'autograb_data'
>

const CERTIFIED_YEARS = 5
const FINANCED_YEARS = 12

function priceTypeOf(carType: Car['car_type'], group: DemoGroup, random: Random) {
  if (group.country === 'NZ') return 'drive_away' as const
  if (carType === 'new') return 'drive_away_estimated' as const
  return carType === 'demo' || random.chance(0.4) ? ('drive_away' as const) : ('egc' as const)
}

/** What a car is asked for: plain, reduced, by offer, on application, or to be ordered first. */
export function inventOffer(
  price: number,
  carType: Car['car_type'],
  ageYears: number,
  group: DemoGroup,
  random: Random,
): Offered {
  const kind = random.next()
  if (carType === 'new' && kind < 0.03) return { preorder: true }
  if (kind < 0.045) return { price_type: 'poa' }
  const price_type = priceTypeOf(carType, group, random)
  const reduced = kind > 0.86 ? { before_price: price + random.whole(1, 5) * 500 } : {}
  const offered =
    kind > 0.82 && kind <= 0.86 ? { offer_price: price - random.whole(1, 3) * 500 } : {}
  const asked = 'offer_price' in offered ? offered.offer_price : price
  const market = Math.round(asked * (0.95 + random.next() * 0.14))
  const provider = group.financeProvider
  const financed = provider !== undefined && asked > 500 && ageYears < FINANCED_YEARS
  return {
    ...{ price, price_type, ...reduced, ...offered },
    ...(carType === 'used' && {
      autograb_data: {
        state_average_market_price: market,
        average_market_price: Math.round(market * (0.98 + random.next() * 0.04)),
      },
    }),
    ...(financed && { finance_lenders: { [provider]: lenderEntry(asked, ageYears) } }),
  }
}

type Standing = Pick<
  Car,
  | 'status'
  | 'sold_date_timestamp'
  | 'reserved'
  | 'certified'
  | 'tag'
  | 'created_at'
  | 'views'
  | 'payment_processors'
>

const LONGEST_IN_STOCK_DAYS = 150
const SOLD_WITHIN_DAYS = 6

/** Where a car stands between arrival and sale, relative to `now`. */
export function inventStanding(
  car: Pick<Car, 'make' | 'car_type'>,
  ageYears: number,
  now: Date,
  group: DemoGroup,
  random: Random,
): Standing {
  const daysInStock = random.next() ** 2 * LONGEST_IN_STOCK_DAYS
  const created = new Date(now.getTime() - Math.round(daysInStock * DAY_MS))
  const kind = random.next()
  const arrived = {
    created_at: created.toISOString(),
    views: Math.round(daysInStock * random.whole(2, 25)),
  }
  if (kind < 0.04) {
    const soldMs = now.getTime() - Math.round(random.next() * SOLD_WITHIN_DAYS * DAY_MS)
    return {
      ...arrived,
      ...{ status: 'sold', created_at: new Date(soldMs - 20 * DAY_MS).toISOString() },
      sold_date_timestamp: Math.floor(soldMs / SECOND_MS),
    }
  }
  if (kind < 0.09) return { ...arrived, status: 'coming_soon', created_at: now.toISOString() }
  const certifiable =
    car.make === 'Toyota' && car.car_type === 'used' && ageYears <= CERTIFIED_YEARS
  const processors = [...group.paymentProcessors]
  return {
    ...arrived,
    status: 'in_stock',
    ...(processors.length > 0 && { payment_processors: processors }),
    ...(kind < 0.12 && { reserved: true }),
    ...(certifiable && random.chance(0.5) && { certified: true }),
    ...(car.car_type === 'demo' && random.chance(0.08) && { tag: 'Test Drive Only' }),
    ...(car.car_type === 'used' &&
      random.chance(0.06) && {
        tag: random.pick(['One Owner', 'Low Kilometres', 'Full Service History']),
      }),
  }
}
