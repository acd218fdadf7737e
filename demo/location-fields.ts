import type { Car } from '#domain/car/car.ts'
import type { Random } from './random.ts'
import type { Yard } from './yards.ts'

type LocationFields = Pick<
  Car,
  | 'dealership_id'
  | 'dealership_slug'
  | 'dealership_name'
  | 'location_id'
  | 'city'
  | 'state'
  | 'location'
>

const OTHER_YARDS_PROBABILITY = 0.3

/** A random yard; for a new car, one that sells its make. */
export function pickYard(
  yards: readonly Yard[],
  car: Pick<Car, 'make' | 'car_type'>,
  random: Random,
): Yard {
  const sellers = yards.filter((yard) => yard.makes.includes(car.make))
  return random.pick(car.car_type === 'used' || sellers.length === 0 ? yards : sellers)
}

/** The location fields of a car at a yard. */
export function locationFieldsOf(
  yard: Yard,
  yards: readonly Yard[],
  random: Random,
): LocationFields {
  const { slug, name, phone, street, city, state, postcode } = yard
  const others = random.chance(OTHER_YARDS_PROBABILITY)
    ? yards.filter((other) => other.slug !== slug).map((other) => other.name)
    : []
  return {
    dealership_id: slug,
    dealership_slug: slug,
    dealership_name: name,
    location_id: slug,
    city,
    state,
    location: {
      name,
      slug,
      phone,
      ...(others.length > 0 && { distribution_locations: others }),
      address: { id: slug, street, city, state, postcode },
    },
  }
}
