import type { Car } from '#domain/car/car.ts'
import { features } from './catalogue/looks.ts'
import type { Random } from './random.ts'

const RECENT_YEARS = 6

/** Features that fit a car's kind, age and how dear its badge is (0 plainest to 1 dearest). */
export function inventEquipment(
  car: Pick<Car, 'item_type' | 'simple_body' | 'simple_fuel' | 'seats'>,
  { ageYears, rank }: { ageYears: number; rank: number },
  random: Random,
): string[] {
  if (car.item_type === 'motorcycle') return random.some(features.motorcycle, 0.6)
  if (car.item_type === 'caravan') return random.some(features.caravan, 0.75)
  const works = car.simple_body === 'Ute' || car.simple_body === 'Van'
  const carriesFamily = car.simple_body === 'SUV' || car.simple_body === 'People Mover'
  const family = features.family.filter((name) => name !== 'Third Row Seats' || car.seats === 7)
  return [
    ...random.some(features.common, 0.94),
    ...random.some(features.recent, ageYears <= RECENT_YEARS ? 0.8 : 0.25),
    ...random.some(features.dear, rank * 0.75),
    ...(works ? random.some(features.work, 0.4) : []),
    ...(carriesFamily ? random.some(family, 0.7) : []),
    ...(car.simple_fuel === 'Electric' ? random.some(features.electric, 0.7) : []),
  ]
}
