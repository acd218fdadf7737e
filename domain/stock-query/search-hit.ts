import type { Car } from '../car/car.ts'

/** The public fields of a car's record: those that a card in a list shows. */
export const publicFields = [
  ...(['id', 'slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour'] as const),
  ...(['item_type', 'car_type', 'status', 'tag', 'reserved', 'certified', 'preorder'] as const),
  ...(['price', 'price_type', 'before_price', 'offer_price', 'subscription_price'] as const),
  ...(['km', 'seats', 'doors', 'drive', 'fuel', 'simple_fuel', 'body', 'simple_body'] as const),
  ...(['simple_transmission', 'trans', 'engine_size', 'rego_expiry'] as const),
  ...(['primary_image_url', 'photos_count', 'dealership_slug', 'dealership_name'] as const),
] satisfies readonly (keyof Car)[]

type PublicField = (typeof publicFields)[number]

/**
 * A car in the response of `/api/search`. Fields keep the wire's spelling (Spec 3.01-3.19) and are absent
 * where unknown. `city` and `state` are its location; a private listing has suburb and postcode instead
 * (D15).
 */
export type SearchHit = Pick<Car, PublicField> &
  Pick<Car, 'city' | 'state' | 'private_suburb' | 'private_postcode'>

/** The public part of a car's record: other fields are never sent. */
export function searchHit(car: Car): SearchHit {
  const known = publicFields.flatMap((name) => (car[name] === undefined ? [] : [[name, car[name]]]))
  // Its keys and values are those of `publicFields`, taken from the car.
  const fields = Object.fromEntries(known) as Pick<Car, PublicField>
  return { ...fields, ...placeOf(car) }
}

function placeOf(car: Car): Omit<SearchHit, PublicField> {
  const { private_suburb, private_postcode, location } = car
  if (private_suburb !== undefined) {
    return { private_suburb, ...(private_postcode !== undefined && { private_postcode }) }
  }
  const city = location?.address?.city ?? car.city
  const state = car.state ?? location?.address?.state
  return { ...(city !== undefined && { city }), ...(state !== undefined && { state }) }
}
