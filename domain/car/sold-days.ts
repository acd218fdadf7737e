import type { Dealership } from '../site/dealer.ts'
import { ofCode } from './at-location.ts'
import type { Car } from './car.ts'

/** How long a site's sold cars stay listed: days of the site, and of dealerships that have their own. */
export interface SoldDays {
  readonly soldListedDays: number
  readonly dealerships?: readonly Dealership[]
}

/** Days that a car stays listed after its sale: its dealership's setting, or else the site's. Spec 4.01. */
export const soldDaysOf = (
  car: SellersCar,
  { soldListedDays, dealerships = [] }: SoldDays,
): number => ownSoldDays(car, dealerships) ?? soldListedDays

type SellersCar = Pick<Car, 'dealership_id' | 'dealership_slug'>

/** The days of the dealership that sells a car; undefined where it has none of its own. */
export function ownSoldDays(
  { dealership_id, dealership_slug }: SellersCar,
  dealerships: readonly Dealership[],
): number | undefined {
  const seller = ofCode(dealerships, dealership_id) ?? ofCode(dealerships, dealership_slug)
  return seller?.sold_listed_days
}
