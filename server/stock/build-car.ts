import { hash } from 'node:crypto'
import { isAbsent } from '#domain/car/absence.ts'
import type { Car } from '#domain/car/car.ts'
import { carName, carSlug, slugOf } from '#domain/car/name.ts'
import { simpleBodyOf, simpleFuelOf, simpleTransmissionOf } from '#domain/car/simplify.ts'
import { catalogueModel } from '#domain/car/vehicle-title.ts'
import type { Draft } from './mapping/row-result.ts'
import { remembered } from './remembered.ts'

const ID_LENGTH = 12

/** A short digest of text, in digits and lower-case letters. */
export const digest = (text: string) => hash('sha1', text)

/**
 * What identifies a car in its feed: the first complete set of key fields, or null. One field is
 * used as it reads (stock number U-1042 gives u1042), several as a digest, so that
 * dealer 1 car 11 and dealer 11 car 1 differ. Ids hold no dash: a slug ends with "-id".
 */
export function keyedId(draft: Draft, key: string[][]): string | null {
  const fields = key.find((set) => set.every((field) => !isAbsent(draft[field])))
  if (!fields) return null
  const values = fields.map((field) => String(draft[field]))
  const only = values.length === 1 ? slugOf(values[0] ?? '').replaceAll('-', '') : ''
  return only || digest(JSON.stringify(values)).slice(0, ID_LENGTH)
}

/**
 * Ids for rows that nothing identifies: a digest of the row's values and, where the same row comes
 * again, a counter. The same file gives the same ids.
 */
export function rowIds(): (signature: string) => string {
  const seen = new Map<string, number>()
  return (signature) => {
    const base = digest(signature).slice(0, ID_LENGTH)
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base}x${count}`
  }
}

const ANSWERS_KEPT = 4096
const BETWEEN = '\n'
const fuelOf = remembered(simpleFuelOf, ANSWERS_KEPT)
const bodyOf = remembered(simpleBodyOf, ANSWERS_KEPT)
const transmissionOf = remembered(simpleTransmissionOf, ANSWERS_KEPT)
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
