import type { Car } from './car.ts'

type CarNameParts = Pick<Car, 'make' | 'model'> & {
  [Key in 'year' | 'badge' | 'series']?: Car[Key]
}

/** "2021 Toyota Hilux". Spec 2.41. */
export function carName(car: CarNameParts): string {
  return [car.year, car.make, car.model].filter((part) => part !== undefined).join(' ')
}

/** "2021 Toyota Hilux SR5 GUN126R". */
export function carTitle(car: CarNameParts): string {
  return [carName(car), car.badge, car.series].filter((part) => part !== undefined).join(' ')
}

const BEYOND_ASCII = /[^ -~]/

/** Text as part of an address: lower case, ASCII letters and digits, single dashes. */
export function slugOf(text: string): string {
  // Decomposing is the most expensive step, and most names do not need it.
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const LONGEST_BADGE = 40

/**
 * The last part of a car's page address: its name, badge and id, so that it is readable, and
 * unique if the id is.
 */
export function carSlug(car: CarNameParts & Pick<Car, 'id'>): string {
  const badge = car.badge?.slice(0, LONGEST_BADGE) ?? ''
  return slugOf(`${carName(car)} ${badge} ${car.id}`)
}
