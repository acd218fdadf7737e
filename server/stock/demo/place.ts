import type { Car } from '#domain/car/car.ts'
import type { Random } from './random.ts'
import type { Yard } from './yards.ts'

type Place = Pick<
  Car,
  | 'dealership_id'
  | 'dealership_slug'
  | 'dealership_name'
  | 'location_id'
  | 'city'
  | 'state'
  | 'location'
>

const SHOWN_ELSEWHERE = 0.3

/** The yard that holds a car: for a new one, a yard that sells its make. */
export function pickYard(
  yards: readonly Yard[],
  car: Pick<Car, 'make' | 'car_type'>,
  random: Random,
): Yard {
  const sellers = yards.filter((yard) => yard.makes.includes(car.make))
  return random.pick(car.car_type === 'used' || sellers.length === 0 ? yards : sellers)
}

/** A yard as the fields of a car that stands there. */
export function placeAt(yard: Yard, yards: readonly Yard[], random: Random): Place {
  const { slug, name, phone, street, city, state, postcode } = yard
  const others = random.chance(SHOWN_ELSEWHERE)
    ? yards.filter((other) => other.slug !== slug).map((other) => other.name)
    : []
  return {
    ...{ dealership_id: slug, dealership_slug: slug, dealership_name: name, location_id: slug },
    ...{ city, state },
    location: {
      ...{ name, slug, phone },
      ...(others.length > 0 && { distribution_locations: others }),
      address: { id: slug, street, city, state, postcode },
    },
  }
}
