import type { Car } from '../car/car.ts'
import { askingPrice } from '../car/price-display.ts'
import { isFree } from '../car/status.ts'
import { DAY_MS } from '../units.ts'
import {
  RANK_PHOTOS_ENOUGH,
  RANK_POINTS,
  RANK_POINTS_BELOW,
  RANK_STALE_DAYS,
} from './thresholds.ts'

type RankedCar = Pick<
  Car,
  | 'custom_rank'
  | 'status'
  | 'reserved'
  | 'photos_count'
  | 'images'
  | 'price'
  | 'offer_price'
  | 'created_at'
>

/**
 * The rank of a car by relevance, higher first (D7, Spec 7.03). The dealer's own `custom_rank` goes
 * before all: 1 and above. Else from 0 to below 1, by what helps a buyer decide: it can be bought,
 * has photos (the first ten count), shows its price, and is new in stock (full points while it
 * counts as a new arrival, none after 90 days).
 */
export function rankOf(car: RankedCar, now: Date, newTagDays: number): number {
  if (car.custom_rank !== undefined) return 1 + car.custom_rank
  const photos = car.photos_count ?? car.images?.length ?? 0
  const total =
    (isFree(car) ? RANK_POINTS.available : 0) +
    RANK_POINTS.photos * Math.min(1, photos / RANK_PHOTOS_ENOUGH) +
    (askingPrice(car) !== undefined ? RANK_POINTS.price : 0) +
    RANK_POINTS.fresh * freshness(car, now, newTagDays)
  return total / RANK_POINTS_BELOW
}

/** 1 while a car is a new arrival, falling to 0 by `RANK_STALE_DAYS`; 0 for a future or unknown date. */
function freshness({ created_at }: Pick<Car, 'created_at'>, now: Date, newTagDays: number): number {
  if (created_at === undefined) return 0
  const days = (now.getTime() - Date.parse(created_at)) / DAY_MS
  if (!(days >= 0)) return 0
  if (days < newTagDays) return 1
  if (days < RANK_STALE_DAYS) return (RANK_STALE_DAYS - days) / (RANK_STALE_DAYS - newTagDays)
  return 0
}
