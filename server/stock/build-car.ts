import { hash } from 'node:crypto'
import { isAbsent } from '#domain/absence.ts'
import type { Car } from '#domain/car/car.ts'
import { carName, carSlug } from '#domain/car/name.ts'
import { simpleBodyOf, simpleFuelOf, simpleTransmissionOf } from '#domain/car/simplify.ts'
import { catalogueModel } from '#domain/car/vehicle-title.ts'
import type { Draft } from './mapping/row-result.ts'
import { remembered } from './remembered.ts'

const ID_LENGTH = 12

/** A short digest of text, in digits and lower-case letters. */
export const digest = (text: string) => hash('sha1', text)

/**
 * What identifies a car in its feed: the first complete set of key fields, or null. One field is
 * used as it reads, but for its case (stock number U1042 gives u1042); what an address cannot hold
 * as it is (U-1042, 10/42) and several fields give a digest, so that AB-1 and A-B1, or dealer 1
 * car 11 and dealer 11 car 1, differ. Ids hold no dash: a slug ends with "-id".
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

// Up to the length that a page address can bear.
const PLAIN_ID = /^[a-z0-9]{1,40}$/

const shortDigest = (values: string[]) => digest(JSON.stringify(values)).slice(0, ID_LENGTH)

/** The id of a row that nothing identifies: a digest of its values. The same row, the same id. */
export const rowId = (signature: string): string => digest(signature).slice(0, ID_LENGTH)

const ANSWERS_KEPT = 4096
const BETWEEN = '\n'
// The patterns that simplify them take time with the square of the length.
const LONGEST_KIND = 200
const simplified = <Kind>(simplify: (words: string) => Kind) =>
  remembered((words) => simplify(words.slice(0, LONGEST_KIND)), ANSWERS_KEPT)
const fuelOf = simplified(simpleFuelOf)
const bodyOf = simplified(simpleBodyOf)
const transmissionOf = simplified(simpleTransmissionOf)
const modelOf = remembered((makeAndModel) => {
  const [make = '', model = ''] = makeAndModel.split(BETWEEN)
  return catalogueModel(make, model)
}, ANSWERS_KEPT)

/**
 * Makes a mapped row a whole Car, in place: adds what follows from its fields. A mapping checks every field
 * against `carSchema` as it reads it and the schema knows no rule across fields, so the result
 * fits the schema without being parsed again; the tests hold this over whole files.
 */
export function buildCar(draft: Draft, id: string): Car {
  const car = draft as Car
  car.model = modelOf(`${car.make}${BETWEEN}${car.model}`)
  car.id = id
  car.name = carName(car)
  car.slug = carSlug(car)
  car.item_type ??= 'car'
  car.status ??= 'in_stock'
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
