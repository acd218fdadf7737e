import type { Car } from '#domain/car/car.ts'

const dayMs = 86_400_000

/**
 * Whether a site lists a car: in stock and coming soon always, sold until `soldListedDays` after its
 * sale (not at all when nobody knows when that was), withdrawn never, and none that the dealer keeps
 * off the website. Spec 4.01, 4.02, D13.
 */
export function isListed(car: Car, now: string, soldListedDays: number): boolean {
  if (!car.show_on_dealer_website || car.status === 'withdrawn') return false
  if (car.status !== 'sold') return true
  if (car.sold_date_timestamp === undefined) return false
  const until = car.sold_date_timestamp * 1000 + soldListedDays * dayMs
  return Date.parse(now) < until
}
