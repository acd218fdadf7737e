import type { Car } from '#domain/car/car.ts'
import { type FormatLocale, formatNumber } from '#domain/format.ts'

/** Comments have plain figures; those with units come from `domain/measure.ts`. */
export const figure = (amount: number, locale: FormatLocale = 'en-AU', decimals = 0): string =>
  formatNumber(amount, locale, decimals)

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

/** A small number in words: `two`. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** At the beginning of a sentence: `Two`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Whether a car has a feature. */
export const hasFeature = (car: Car, feature: string): boolean =>
  car.standardEquipment?.includes(feature) ?? false

/** Those of the features that a car has, as its page spells them. */
export const featuresOf = (car: Car, features: readonly string[], most = 3): string[] =>
  features.filter((feature) => hasFeature(car, feature)).slice(0, most)

/** Kilometres from full to empty by the combined consumption; undefined without tank or figure. */
export function tankRangeKm({ variant }: Car): number | undefined {
  const { fuelcapacity: tank, fuelconsumptioncombined: rate } = variant ?? {}
  if (!tank || !rate) return undefined
  return Math.floor(((tank / rate) * 100) / 10) * 10
}
