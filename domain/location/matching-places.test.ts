import { expect, test } from 'vitest'
import { locationWith } from './location.fixture.ts'
import { isFoundBy, placeText } from './matching-places.ts'

const dealerships = [{ id: 'd1', slug: 'bay', name: 'Bayside Autos' }]
const place = {
  ...locationWith({ name: 'Harbour Newstead', dealership_slug: 'bay' }),
  manufacturers: ['Toyota', 'Kia'],
  address: { street: '118 Commercial Road', city: 'Newstead', state: 'QLD', postcode: '4006' },
}
const text = placeText(place, dealerships)

test.each([
  ['nothing', '', true],
  ['its name', 'harbour', true],
  ['the beginning of its suburb, in any case', 'NEWS', true],
  ['its postcode', '4006', true],
  ['a make', 'kia', true],
  ['its dealership', 'bayside', true],
  ['several of them in any order', 'toyota newstead', true],
  ['words of which one is elsewhere', 'toyota bundall', false],
  ['the end of a word', 'stead', false],
  ['another postcode', '4217', false],
])('a location is found by %s (Spec 1.12)', (_, typed, found) => {
  expect(isFoundBy(typed, text)).toBe(found)
})
