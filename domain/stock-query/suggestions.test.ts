import { expect, test } from 'vitest'
import type { FormatLocale } from '../format.ts'
import { type NameCounts, stockNames } from './suggested-names.ts'
import { continuationOf, suggestionsOf } from './suggestions.ts'

const names = {
  make: { Toyota: 90, Mazda: 40, 'Land Rover': 3 },
  make_model: {
    'Toyota Hilux': 30,
    'Toyota Landcruiser Prado': 12,
    'Mazda CX-5': 20,
    'Mazda 3': 20,
    'Land Rover Defender': 3,
  },
  simple_body: { SUV: 80, Ute: 30 },
}

const suggested = (query: string, all: NameCounts, among = all, locale: FormatLocale = 'en-AU') => {
  const continued = continuationOf(query, stockNames(all, locale))
  return continued ? suggestionsOf(continued, among) : []
}

test.each([
  ['toy', ['Toyota', 'Toyota Hilux', 'Toyota Landcruiser Prado']],
  ['hil', ['Toyota Hilux']],
  ['toyota hil', ['Toyota Hilux']],
  ['land', ['Land Rover', 'Land Rover Defender', 'Toyota Landcruiser Prado']],
  ['cx5', ['Mazda CX-5']],
  ['cx-5', ['Mazda CX-5']],
  ['u', ['Ute']],
  ['red hil', ['red Toyota Hilux']],
  ['under 30k SU', ['under 30k SUV']],
  ['ferrari', []],
  ['', []],
  ['!!!', []],
])('"%s" is continued as %j (D10)', (query, expected) => {
  expect(suggested(query, names).map(({ text }) => text)).toEqual(expected)
})

test('bodies are named as the site names them, and there are at most eight (D10, Spec 9.25)', () => {
  expect(suggested('tru', names, names, 'en-US')).toEqual([{ text: 'Truck', kind: 'body' }])
  const models = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`Kia K${n}`, n]))
  expect(suggested('kia', { make: {}, make_model: models, simple_body: {} })).toHaveLength(8)
})

test('names come in the order of the cars that the words before them find, without those of none (D10)', () => {
  const diesel = {
    make: { Toyota: 2, 'Land Rover': 3 },
    make_model: { 'Toyota Landcruiser Prado': 2, 'Land Rover Defender': 3 },
    simple_body: {},
  }
  expect(suggested('diesel land', names, diesel).map(({ text }) => text)).toEqual([
    'diesel Land Rover',
    'diesel Land Rover Defender',
    'diesel Toyota Landcruiser Prado',
  ])
  expect(suggested('diesel hil', names, diesel)).toEqual([])
})

const kinds = {
  simple_fuel: { Petrol: 50, Electric: 8 },
  seats: { '5': 60, '7': 12, '1': 2 },
  drive: { '4WD': 9, AWD: 20, FWD: 40 },
  transmission: { 'Sports Automatic': 70, CVT: 20, Manual: 4 },
  car_type: { used: 90, new: 30 },
}

test.each([
  ['7', ['7 seats']],
  ['7 seater', ['7 seats']],
  ['red 7 se', ['red 7 seats']],
  ['seat', ['5 seats', '7 seats']],
  ['4x', ['4x4']],
  ['4w', ['4x4']],
  ['aw', ['AWD']],
  ['auto', ['automatic']],
  ['el', ['Electric']],
  ['pe', ['Petrol']],
  ['second', ['used']],
  ['dem', []],
])(
  '"%s" is continued as %j: seats, drive and other kinds in stock (D10, Spec 3.07)',
  (query, expected) => {
    expect(suggested(query, kinds).map(({ text }) => text)).toEqual(expected)
  },
)
