import type { Car } from '#domain/car/car.ts'

const dayMs = 86_400_000

/** Parts of a car's own points; they add up to less than 100. */
const points = { available: 40, photos: 25, price: 20, fresh: 14 } as const
/** More photos than these say no more. */
const enoughPhotos = 10
/** After so many days in stock a car is as old as any. */
const staleDays = 90
/** A price of at most this is not shown. Spec 4.08. */
const leastPrice = 10

/**
 * Where relevance puts a car, higher first (Spec 7.03). The dealer's own `custom_rank` goes before
 * all: 1 and above. Else from 0 to 1, by what helps a buyer decide: it can be bought, has photos
 * (the first ten count), shows its price, and is new in stock (full points while it counts as a new
 * arrival, none after 90 days).
 */
export function rankOf(car: Car, now: string, newTagDays: number): number {
  if (car.custom_rank !== undefined) return 1 + car.custom_rank
  const photos = car.photos_count ?? car.images?.length ?? 0
  const total =
    (car.status !== 'sold' && car.reserved !== true ? points.available : 0) +
    (points.photos * Math.min(photos, enoughPhotos)) / enoughPhotos +
    (hasPrice(car) ? points.price : 0) +
    points.fresh * freshness(car, now, newTagDays)
  return total / 100
}

/** A price that may be shown, and so sorted and filtered by. Spec 4.08. */
export function hasPrice(car: Pick<Car, 'price'>): boolean {
  return car.price !== undefined && car.price > leastPrice
}

function freshness(car: Car, now: string, newTagDays: number): number {
  if (car.created_at === undefined) return 0
  const days = (Date.parse(now) - Date.parse(car.created_at)) / dayMs
  const share = 1 - (days - newTagDays) / (staleDays - newTagDays)
  return Math.min(1, Math.max(0, share))
}
