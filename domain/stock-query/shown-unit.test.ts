import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kmOfMiles, rangeFieldName, shownBounds, shownRange } from './shown-unit.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

test.each([
  ['km', 'en-AU', 'km'],
  ['km', 'en-NZ', 'km'],
  ['km', 'en-US', 'miles'],
  ['price', 'en-US', 'price'],
  ['year', 'en-US', 'year'],
] as const)('the fields of %s in %s are named %s (Spec 9.23, D6)', (facet, locale, name) => {
  expect(rangeFieldName(facet, locale)).toBe(name)
})

test.each([
  ['km', 'en-AU', { min: 10_000, max: 50_000 }, { min: 10_000, max: 50_000 }],
  ['km', 'en-US', { min: 16_093, max: 48_280 }, { min: 10_000, max: 30_000 }],
  ['km', 'en-US', { max: 48_280 }, { max: 30_000 }],
  ['km', 'en-US', { min: 0 }, { min: 0 }],
  ['km', 'en-US', {}, {}],
  ['price', 'en-US', { max: 30_000 }, { max: 30_000 }],
] as const)(
  'the range of %s in %s %j is shown as %j (Spec 9.23)',
  (facet, locale, range, shown) => {
    expect(shownRange(facet, range, locale)).toEqual(shown)
  },
)

test.each([
  ['en-AU', { min: 3, max: 71_300 }],
  ['en-US', { min: 1, max: 44_304 }],
] as const)(
  'in %s a slider from 3 to 71,300 km goes from and to %j (Spec 9.23)',
  (locale, ends) => {
    expect(shownBounds('km', { min: 3, max: 71_300 }, locale)).toEqual(ends)
  },
)

test('any whole miles that are typed come back as the same miles (Spec 9.23, D6)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (miles) => {
      expect(shownRange('km', { min: kmOfMiles(miles) }, 'en-US')).toEqual({ min: miles })
    }),
  )
})

test.each([
  ['miles.min=10000&miles.max=30000', 'km=16093:48280'],
  ['miles.max=30000', 'km=:48280'],
  ['miles.min=&miles.max=30%2C000', 'km=:48280'],
  ['miles.min=30000&miles.max=10000', 'km=16093:48280'],
  ['miles.min=0', 'km=0:'],
  ['miles.min=far', 'km=far:'],
  ['km.max=30000', 'km=:30000'],
  ['miles=10:20', ''],
])('a form that sends %s asks for %s: addresses are in km (D6, D7)', (sent, query) => {
  expect(searchParamsOf(searchStateOf(sent))).toBe(query)
})
