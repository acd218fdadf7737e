import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

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
  expect(suggestionsFor(query, names, 'en-AU').map(({ text }) => text)).toEqual(expected)
})

test('bodies are named as the site names them, and there are at most eight (D10, Spec 9.25)', () => {
  expect(suggestionsFor('tru', names, 'en-US')).toEqual([{ text: 'Truck', kind: 'body' }])
  const models = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`Kia K${n}`, n]))
  expect(
    suggestionsFor('kia', { make: {}, make_model: models, simple_body: {} }, 'en-AU'),
  ).toHaveLength(8)
})
