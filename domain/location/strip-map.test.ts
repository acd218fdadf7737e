import { expect, test } from 'vitest'
import { positionTexts } from './position-text.ts'
import { stripOf } from './strip-map.ts'

const place = (name: string, lat?: number, long?: number) => ({ name, address: { lat, long } })
const newstead = place('Newstead', -27.449, 153.046)
const springwood = place('Springwood', -27.612, 153.13)
const caloundra = place('Caloundra', -26.804, 153.122)
const ipswich = place('Ipswich', -27.616, 152.76)
const gate2 = place('Gate 2', -27.449, 153.046)
const unknown = place('Unknown')

const shown = (...places: readonly ReturnType<typeof place>[]) =>
  stripOf(places).map(({ location, kmToNext }) =>
    kmToNext === undefined ? location.name : `${location.name} ${Math.round(kmToNext)}`,
  )

test.each([
  [
    'from north to south, each with its distance to the next',
    [newstead, springwood, caloundra],
    ['Caloundra 72', 'Newstead 20', 'Springwood'],
  ],
  [
    'from west to east where they are spread wider that way',
    [springwood, ipswich],
    ['Ipswich 36', 'Springwood'],
  ],
  ['neighbours without a distance', [newstead, gate2], ['Newstead', 'Gate 2']],
  [
    'as they are where one states no place',
    [newstead, unknown, caloundra],
    ['Newstead', 'Unknown', 'Caloundra'],
  ],
  ['one alone', [newstead], ['Newstead']],
  ['none', [], []],
])('a strip map has locations %s (Spec 3.29)', (_, places, strip) => {
  expect(shown(...places)).toEqual(strip)
})

test.each([
  [-27.449, 153.046, '27.449° S, 153.046° E'],
  [30.3402, -97.7009, '30.34° N, 97.701° W'],
  [0, 0, '0° N, 0° E'],
])('%f, %f is %s (D6)', (lat, long, text) => {
  expect(positionTexts({ lat, long }, 'en-AU').join(', ')).toBe(text)
})
