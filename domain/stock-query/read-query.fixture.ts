import { textWords } from '../text-words.ts'
import { carNames } from './named-cars.ts'
import { keywordsOf, type QueryReading } from './query-reading.ts'
import { readQuery } from './read-query.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

export const modelsByMake = {
  Toyota: ['Hilux', 'Landcruiser', 'RAV4'],
  Mazda: ['3', 'CX-5'],
  Ford: ['Ranger'],
  Hyundai: ['i30'],
  Holden: ['Ute'],
  Dodge: ['Grand Caravan'],
  Peugeot: ['2008'],
}
const inStock: Readonly<Record<string, readonly string[]>> = {
  simple_body: ['Hatchback', 'People Mover', 'SUV', 'Sedan', 'Ute', 'Wagon'],
  simple_fuel: ['Diesel', 'Electric', 'Hybrid', 'Petrol', 'Plug-in Hybrid'],
  transmission: ['6 SP Automatic', 'CVT', 'Manual'],
  drive: ['4WD', 'AWD', 'FWD', 'RWD'],
  seats: ['2', '5', '7', '8'],
  doors: ['3', '5'],
  car_type: ['demo', 'new', 'used'],
  cab: ['Double cab'],
  sleeps: ['2', '4', '6'],
  status: ['in_stock', 'sold'],
  colour: ['Glacier White', 'Silver Blue'],
  colour_family: ['Black', 'Blue', 'Grey', 'Silver', 'White'],
  make_model: Object.entries(modelsByMake).flatMap(([make, models]) =>
    models.map((model) => `${make} ${model}`),
  ),
}
const names = new Set(
  Object.entries(modelsByMake).flatMap(([make, models]) =>
    models.flatMap((model) => {
      const words = textWords(`${make} ${model}`).map(({ word }) => word)
      return words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')])
    }),
  ),
)
export const vocabulary: WordVocabulary = {
  modelsByMake,
  valuesOf: (facet) => inStock[facet] ?? [],
  locale: 'en-AU',
  meanings: [],
  has: () => true,
  hasNumbers: (field) => !field.endsWith('ly_price'),
  isName: (text) =>
    names.has(
      textWords(text)
        .map(({ word }) => word)
        .join(''),
    ),
}
export const read = (query: string, words = vocabulary): QueryReading =>
  readQuery(query, words, carNames(modelsByMake))

/** A reading in a line: `price=:30000 simple_body=SUV | red`. */
export function line(query: string, words = vocabulary): string {
  const reading = read(query, words)
  const filters = reading.filters.map((filter) => {
    if (filter.facet === 'meaning') return `(${filter.text})`
    return 'range' in filter
      ? `${filter.facet}=${filter.range.min ?? ''}:${filter.range.max ?? ''}`
      : `${filter.facet}=${filter.values.join(',')}`
  })
  return [...filters, '|', keywordsOf(reading)].join(' ').trim()
}
