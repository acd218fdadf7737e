import { hash } from 'node:crypto'
import { isAbsent } from '#domain/absence.ts'
import type { Car } from '#domain/car/car.ts'
import { carName, carSlug } from '#domain/car/name.ts'
import { simpleBodyOf, simpleFuelOf, simpleTransmissionOf } from '#domain/car/simplify.ts'
import { catalogueModel } from '#domain/car/vehicle-title.ts'
import type { Draft } from './mapping/row-result.ts'
import { memoized } from './memoized.ts'

const ID_LENGTH = 12

/** The SHA-1 of text, in hexadecimal. */
export const digest = (text: string) => hash('sha1', text)

/**
 * The id of a car from the first complete set of key fields, or null. A single field is used in lower
 * case (stock number U1042 gives u1042); a value that is not URL-safe (U-1042, 10/42) or several fields
 * give a digest, so that AB-1 and A-B1, or dealer 1 car 11 and dealer 11 car 1, differ. Ids contain no
 * dash, since a slug ends with "-id".
 */
export function keyedId(draft: Draft, key: string[][]): string | null {
  const fields = key.find((set) => set.every((field) => !isAbsent(draft[field])))
  if (!fields) return null
  const values = fields.map((field) => String(draft[field]))
  const [only = ''] = values
  if (values.length > 1) return shortDigest(values)
  const plain = only.trim().toLowerCase()
  return PLAIN_ID.test(plain) ? plain : shortDigest([plain])
}

// Short enough for a page's URL.
const PLAIN_ID = /^[a-z0-9]{1,40}$/

const shortDigest = (values: string[]) => digest(JSON.stringify(values)).slice(0, ID_LENGTH)

/** The id of a row without key fields: a digest of its values, equal for equal rows. */
export const rowId = (signature: string): string => digest(signature).slice(0, ID_LENGTH)

const MEMOIZED_VALUES = 4096
const BETWEEN = '\n'
// The patterns that simplify a value take time quadratic in its length.
const LONGEST_KIND = 200
const simplified = <Kind>(simplify: (text: string) => Kind) =>
  memoized((text) => simplify(text.slice(0, LONGEST_KIND)), MEMOIZED_VALUES)
const fuelOf = simplified(simpleFuelOf)
const bodyOf = simplified(simpleBodyOf)
const transmissionOf = simplified(simpleTransmissionOf)
const modelOf = memoized((makeAndModel) => {
  const [make = '', model = ''] = makeAndModel.split(BETWEEN)
  return catalogueModel(make, model)
}, MEMOIZED_VALUES)

/**
 * Completes a mapped row to a Car, in place: adds the derived fields. A mapping validates every field
 * against `carSchema` and the schema has no rule across fields, so the result is valid without being
 * parsed again; tests check this over whole files.
 */
export function buildCar(draft: Draft, id: string): Car {
  const car = draft as Car
  car.model = modelOf(`${car.make}${BETWEEN}${car.model}`)
  car.id = id
  car.name = carName(car)
  car.slug = carSlug(car)
  car.item_type ??= 'car'
  // Where only the date of a sale is known, it says that the car is sold.
  car.status ??= car.sold_date_timestamp === undefined ? 'in_stock' : 'sold'
  car.show_on_dealer_website ??= true
  if (car.fuel) car.simple_fuel ??= fuelOf(car.fuel)
  if (car.body) car.simple_body ??= bodyOf(car.body)
  if (car.trans) car.simple_transmission ??= transmissionOf(car.trans)
  const first = car.images?.[0]
  if (first) {
    car.primary_image_url ??= first
    car.photos_count ??= car.images?.length
  }
  return car
}
