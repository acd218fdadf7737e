import type { Car } from '#domain/car/car.ts'
import type { Contact } from '#domain/site/dealer.ts'

/**
 * The number to call about a car: the site's override, its number for the car's type, for new, for
 * used cars, else the phone of the car's location; undefined where there is none. Spec 5.41, 8.08, D16.
 */
export function carPhone(
  { car_type, location }: Pick<Car, 'car_type' | 'location'>,
  { phoneOverride, phoneNew, phoneDemo, phoneUsed }: Contact,
): string | undefined {
  const byType = { new: phoneNew, demo: phoneDemo, used: phoneUsed }
  return phoneOverride ?? byType[car_type] ?? phoneNew ?? phoneUsed ?? location?.phone
}
