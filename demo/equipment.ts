import type { Car } from '#domain/car/car.ts'
import type { Country } from '#domain/contact/country.ts'
import { americanFeatures, features as otherFeatures } from './catalogue/features.ts'
import type { Random } from './random.ts'

const RECENT_YEARS = 6
const SEATS_OF_TWO_ROWS = 6

/**
 * Features that fit a car's body, fuel, age and badge: `rank` 0 is the cheapest badge, below 1 the
 * dearest.
 */
export function generateEquipment(
  car: Pick<Car, 'item_type' | 'simple_body' | 'simple_fuel' | 'seats'>,
  { ageYears, rank, country }: { ageYears: number; rank: number; country?: Country },
  random: Random,
): string[] {
  const features = country === 'US' ? americanFeatures : otherFeatures
  if (car.item_type === 'motorcycle') return random.subset(features.motorcycle, 0.6)
  if (car.item_type === 'caravan') return random.subset(features.caravan, 0.75)
  const isCommercial = car.simple_body === 'Ute' || car.simple_body === 'Van'
  const isFamilyCar = car.simple_body === 'SUV' || car.simple_body === 'People Mover'
  const hasThirdRow = (car.seats ?? 0) > SEATS_OF_TWO_ROWS
  const family = features.family.filter((name) => !/^Third.Row/.test(name) || hasThirdRow)
  return [
    ...random.subset(features.common, 0.94),
    ...random.subset(features.recent, ageYears <= RECENT_YEARS ? 0.8 : 0.25),
    ...random.subset(features.premium, rank * 0.75),
    ...(isCommercial ? random.subset(features.commercial, 0.4) : []),
    ...(isFamilyCar ? random.subset(family, 0.7) : []),
    ...(car.simple_fuel === 'Electric' ? random.subset(features.electric, 0.7) : []),
  ]
}
