import { describe, expect, test } from 'vitest'
import { type Filterable, matches, parseFilter } from './filter.ts'

function passes(text: string, document: Filterable): boolean {
  const parsed = parseFilter(text)
  if (!parsed.ok) throw new Error(`column ${parsed.column}: ${parsed.message}`)
  return matches(parsed.filter, document)
}

describe('a comparison', () => {
  test.each([
    ['km > 3000', [false, false, true]],
    ['km >= 3000', [false, true, true]],
    ['km < 3000', [true, false, false]],
    ['km <= 3000', [true, true, false]],
    ['km = 3000', [false, true, false]],
    ['km != 3000', [true, false, true]],
    ['km 3000 TO 3000', [false, true, false]],
    ['km 2999 TO 3000', [true, true, false]],
    ['km 3001 TO 2999', [false, false, false]],
    ['km IN [2999, 3001]', [true, false, true]],
    ['km NOT IN [2999, 3001]', [false, true, false]],
  ])('%s passes 2999, 3000, 3001 as %j (D9, Spec 4.02)', (text, expected) => {
    expect([2999, 3000, 3001].map((km) => passes(text, { km }))).toEqual(expected)
  })

  test.each([
    ['zero', { price: 0 }, false],
    ['half a dollar', { price: 0.5 }, true],
    ['1e12', { price: 1e12 }, true],
    ['negative', { price: -5 }, false],
    ['no number', { price: Number.NaN }, false],
    ['the text "null"', { price: 'null' }, false],
    ['a number as text', { price: '20000' }, false],
    ['null', { price: null }, false],
    ['absent', {}, false],
  ])('price > 0 of a price that is %s (%j): %s (D9, Spec 4.02)', (_, document, expected) => {
    expect(passes('price > 0', document)).toBe(expected)
  })

  test.each([
    ['year = 2021', { year: 2021 }, true],
    ['year = "2021"', { year: 2021 }, true],
    ['year = 2021.0', { year: 2021 }, true],
    ['km > -1', { km: 0 }, true],
    ['km > +1', { km: 1 }, false],
    ['engine_size = 2.8', { engine_size: 2.8 }, true],
    ['badge = 200', { badge: '200' }, true],
    ['reserved = TRUE', { reserved: true }, true],
    ['categories = utes', { categories: ['SUVs', 'Utes'] }, true],
    ['categories = utes', { categories: [] }, false],
    ['make = Škoda', { make: 'škoda' }, true],
    [String.raw`badge = "The \"One\""`, { badge: 'The "One"' }, true],
    [String.raw`badge = 'Driver\'s'`, { badge: "Driver's" }, true],
    [String.raw`badge = "a\\b"`, { badge: String.raw`a\b` }, true],
  ])('%s of %j: %s (D9)', (text, document, expected) => {
    expect(passes(text, document)).toBe(expected)
  })
})

test.each([
  ['absent', { exists: false, isNull: false, isEmpty: false }, undefined],
  ['null', { exists: true, isNull: true, isEmpty: false }, null],
  ['an empty text', { exists: true, isNull: false, isEmpty: true }, ''],
  ['an empty list', { exists: true, isNull: false, isEmpty: true }, []],
  ['an empty object', { exists: true, isNull: false, isEmpty: true }, {}],
  ['an object', { exists: true, isNull: false, isEmpty: false }, { a: 1 }],
  ['a list', { exists: true, isNull: false, isEmpty: false }, ['a']],
  ['zero', { exists: true, isNull: false, isEmpty: false }, 0],
])('a field that is %s exists, is null, is empty: %j (D9)', (_, expected, tag) => {
  expect({
    exists: passes('tag EXISTS', { tag }),
    isNull: passes('tag IS NULL', { tag }),
    isEmpty: passes('tag IS EMPTY', { tag }),
  }).toEqual(expected)
})

describe('the filter of a site', () => {
  const used = { car_type: 'used', make: 'Kia', km: 61_000, price: 20_000, status: 'in_stock' }
  const demo = { ...used, car_type: 'demo', km: 3000 }

  test.each([
    ['leaves out a type', 'car_type != new', { ...used, car_type: 'new' }, false],
    ['keeps the other types', 'car_type != new', used, true],
    ['leaves out a make', 'make NOT IN [Kia, MG]', used, false],
    ['keeps the other makes', 'make NOT IN [MG]', used, true],
    [
      'keeps a demo car at 2999 km',
      'NOT (car_type = demo AND km > 3000)',
      { ...demo, km: 2999 },
      true,
    ],
    ['keeps a demo car at 3000 km', 'NOT (car_type = demo AND km > 3000)', demo, true],
    [
      'leaves out a demo car at 3001 km',
      'NOT (car_type = demo AND km > 3000)',
      { ...demo, km: 3001 },
      false,
    ],
    ['keeps a used car at any km', 'NOT (car_type = demo AND km > 3000)', used, true],
    ['leaves out a car without a price', 'price > 0', { ...used, price: undefined }, false],
    ['leaves out a price of 0', 'price > 0', { ...used, price: 0 }, false],
    ['keeps a price of 1', 'price > 0', { ...used, price: 1 }, true],
    [
      'leaves out sold cars',
      'status IN [in_stock, coming_soon]',
      { ...used, status: 'sold' },
      false,
    ],
    [
      'keeps cars coming soon',
      'status IN [in_stock, coming_soon]',
      { ...used, status: 'coming_soon' },
      true,
    ],
  ])('%s: %s (Spec 4.02, D9)', (_, text, car, expected) => {
    expect(passes(text, car)).toBe(expected)
  })
})
