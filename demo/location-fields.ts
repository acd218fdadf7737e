import type { Car } from '#domain/car/car.ts'
import type { DemoLocation } from './locations.ts'
import type { Random } from './random.ts'

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

const OTHER_LOCATIONS_PROBABILITY = 0.3

/** A random location; for a new car, one that sells its make. */
export function pickLocation(
  locations: readonly DemoLocation[],
  car: Pick<Car, 'make' | 'car_type'>,
  random: Random,
): DemoLocation {
  const sellers = locations.filter((location) => location.makes.includes(car.make))
  return random.pick(car.car_type === 'used' || sellers.length === 0 ? locations : sellers)
}

/** The location fields of a car at a location. */
export function locationFieldsOf(
  location: DemoLocation,
  locations: readonly DemoLocation[],
  random: Random,
): LocationFields {
  const { slug, name, phone, street, city, state, postcode } = location
  const others = random.chance(OTHER_LOCATIONS_PROBABILITY)
    ? locations.filter((other) => other.slug !== slug).map((other) => other.name)
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
