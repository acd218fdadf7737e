import type { Car } from '#domain/car/car.ts'
import { DAY_MS, SECOND_MS } from '#domain/units.ts'
import type { DemoGroup } from './demo-groups.ts'
import type { Random } from './random.ts'

const MAX_CERTIFIED_YEARS = 5

type StatusFields = Pick<
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

const MAX_DAYS_IN_STOCK = 150
const SOLD_WITHIN_DAYS = 6

const LOW_KM_PER_YEAR = 10_000

function tagsOf({ km }: Pick<Car, 'km'>, ageYears: number, { country }: DemoGroup): string[] {
  const isLow = km !== undefined && km < ageYears * LOW_KM_PER_YEAR
  const low = country === 'US' ? 'Low Miles' : 'Low Kilometres'
  return ['One Owner', 'Full Service History', ...(isLow ? [low] : [])]
}

/** Status fields between arrival and sale, with dates relative to `now`. */
export function generateStockStatus(
  car: Pick<Car, 'make' | 'car_type' | 'km'>,
  { ageYears, now, group }: { ageYears: number; now: Date; group: DemoGroup },
  random: Random,
): StatusFields {
  const daysInStock = random.next() ** 2 * MAX_DAYS_IN_STOCK
  const created = new Date(now.getTime() - Math.round(daysInStock * DAY_MS))
  const selector = random.next()
  const arrival = {
    created_at: created.toISOString(),
    views: Math.round(daysInStock * random.integer(2, 25)),
  }
  if (selector < 0.04) {
    const soldMs = now.getTime() - Math.round(random.next() * SOLD_WITHIN_DAYS * DAY_MS)
    return {
      ...arrival,
      status: 'sold',
      created_at: new Date(soldMs - 20 * DAY_MS).toISOString(),
      sold_date_timestamp: Math.floor(soldMs / SECOND_MS),
    }
  }
  if (selector < 0.09) return { ...arrival, status: 'coming_soon', created_at: now.toISOString() }
  const isCertifiable =
    car.make === 'Toyota' && car.car_type === 'used' && ageYears <= MAX_CERTIFIED_YEARS
  const processors = [...group.paymentProcessors]
  return {
    ...arrival,
    status: 'in_stock',
    ...(processors.length > 0 && { payment_processors: processors }),
    ...(selector < 0.12 && { reserved: true }),
    ...(isCertifiable && random.chance(0.5) && { certified: true }),
    ...(car.car_type === 'demo' && random.chance(0.08) && { tag: 'Test Drive Only' }),
    ...(car.car_type === 'used' &&
      random.chance(0.06) && {
        tag: random.pick(tagsOf(car, ageYears, group)),
      }),
  }
}
