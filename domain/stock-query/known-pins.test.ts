import { expect, test } from 'vitest'
import { knownPins } from './known-pins.ts'

const stock = { makes: ['Toyota'], modelsByMake: { Toyota: ['HiLux'] }, bodies: ['Ute'] }

test.each([
  { name: 'a model in stock, in its spelling', path: 'toyota/hilux', pins: ['Toyota', 'HiLux'] },
  { name: 'another model of that make', path: 'toyota/corolla', pins: ['Toyota', 'Corolla'] },
  { name: 'a make that was never in stock', path: 'bmw', pins: ['BMW'] },
  { name: 'a body that was never in stock', path: 'people-mover', pins: ['People Mover'] },
  { name: 'a model of another make', path: 'bmw/corolla', pins: undefined },
  { name: 'a word', path: 'cheap', pins: undefined },
])('$name: $pins (Spec 2.17)', ({ path, pins }) => {
  const found = knownPins(path.split('/'), stock)
  expect(found && Object.values(found).flat()).toEqual(pins)
})
