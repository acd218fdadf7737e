import { expect, test } from 'vitest'
import {
  defaultBounds,
  heroPrice,
  keyStepOf,
  movedHeroPrice,
  movedThumb,
  rangeFrom,
  roundedValue,
  stepOf,
  thumbsOf,
} from './ranges.ts'
import { searchStateOf } from './url.ts'

const bounds = { min: 4_990, max: 89_450 }
const none = Number.NaN

test.each([
  ['price', 20_499, 20_000],
  ['price', 20_500, 21_000],
  ['price', 20_501, 21_000],
  ['km', 61_499, 61_000],
  ['km', 61_500, 62_000],
  ['subscription_price', 5_321, 5_321],
  ['year', 5_321.6, 5_322],
] as const)('a chosen %s of %d becomes %d (Spec 5.02)', (facet, value, rounded) => {
  expect(roundedValue(facet, value, bounds)).toBe(rounded)
})

test.each([
  ['under the least', 4_400, 4_990],
  ['at the least', 4_990, 5_000],
  ['over the least', 5_600, 6_000],
  ['under the most', 88_400, 88_000],
  ['at the most', 89_450, 89_000],
  ['rounded past the most', 89_500, 89_450],
  ['far over the most', 1e12, 89_450],
  ['zero', 0, 4_990],
  ['negative', -5, 4_990],
  ['endless', Number.POSITIVE_INFINITY, 89_450],
  ['no number', none, 4_990],
])('a price %s, %d, is clamped to the bounds as %d (Spec 5.02)', (_, value, rounded) => {
  expect(roundedValue('price', value, bounds)).toBe(rounded)
})

test.each([
  [{}, { min: 4_990, max: 89_450 }],
  [{ max: 30_000 }, { min: 4_990, max: 30_000 }],
  [{ min: 200_000 }, { min: 89_450, max: 89_450 }],
  [
    { min: 50_000, max: 40_000 },
    { min: 50_000, max: 50_000 },
  ],
  [
    { min: none, max: none },
    { min: 4_990, max: 4_990 },
  ],
])('the thumbs of the range %j stand at %j (Spec 5.02)', (range, thumbs) => {
  expect(thumbsOf(range, bounds)).toEqual(thumbs)
})

test.each([
  ['without any', undefined, { min: 0, max: 100_000 }],
  ['without numbers', { min: none, max: 5 }, { min: 0, max: 100_000 }],
  ['without an end', { min: 0, max: Number.POSITIVE_INFINITY }, { min: 0, max: 100_000 }],
  ['swapped', { min: 9, max: 1 }, { min: 1, max: 9 }],
])('bounds %s are a range from the least to the most (Spec 5.03)', (_, bounds, thumbs) => {
  expect(thumbsOf({}, bounds)).toEqual(thumbs)
  expect(thumbsOf()).toEqual(defaultBounds)
})

test('a range goes back to its bounds when its parameter is cleared (Spec 4.18)', () => {
  const thumbs = (query: string) => thumbsOf(searchStateOf(query).ranges.price, bounds)
  expect(thumbs('make=Kia&price=10000:30000')).toEqual({ min: 10_000, max: 30_000 })
  expect(thumbs('make=Kia&price=')).toEqual(bounds)
  expect(thumbs('make=Kia')).toEqual(bounds)
})

test.each([
  [{ min: 4_990, max: 30_000 }, { max: 30_000 }],
  [{ min: 4_991, max: 89_450 }, { min: 4_991 }],
  [{ min: 4_989, max: 89_451 }, {}],
  [
    { min: 5_000, max: 89_449 },
    { min: 5_000, max: 89_449 },
  ],
])('thumbs at %j choose the range %j: at its bound an end is open (Spec 5.02)', (thumbs, range) => {
  expect(rangeFrom(thumbs, bounds)).toEqual(range)
})

test('thumbs choose between the default bounds where there are no others (Spec 5.03)', () => {
  expect(rangeFrom({ min: 1_000, max: 100_000 })).toEqual({ min: 1_000 })
  expect(movedThumb('km', defaultBounds, 'max', 150_000)).toEqual({ min: 0, max: 100_000 })
  expect(roundedValue('km', 150_000)).toBe(100_000)
})

test.each([
  ['price', { min: 5_000, max: 105_000 }, 1_000],
  ['price', { min: 5_000, max: 5_001 }, 0.01],
  ['price', { min: 5_000, max: 5_000 }, 1_000],
  ['price', { min: 105_000, max: 5_000 }, 1_000],
  ['price', { min: none, max: none }, 1_000],
  ['price', defaultBounds, 1_000],
  ['km', bounds, 1_000],
  ['year', bounds, 1],
] as const)('a slider of %s between %j moves in steps of %d (Spec 5.04)', (facet, bounds, step) => {
  expect(stepOf(facet, bounds)).toBe(step)
})

test.each([
  ['price', { min: 5_000, max: 205_000 }, 2_000],
  ['price', { min: 5_000, max: 25_000 }, 1_000],
  ['km', bounds, 1_000],
  ['year', { min: 2012, max: 2026 }, 1],
] as const)(
  'a key moves a thumb of %s between %j by %d (Spec 5.02, 5.04)',
  (facet, bounds, step) => {
    expect(keyStepOf(facet, bounds)).toBe(step)
  },
)

test('a slider without bounds moves between 0 and 100000 (Spec 5.03, 5.04)', () => {
  expect([stepOf('price'), stepOf('km'), stepOf('year')]).toEqual([1_000, 1_000, 1])
})

test('the price slider of the hero goes from 5000 to 250000 in steps of 500 (Spec 5.04)', () => {
  expect(heroPrice).toEqual({ min: 5_000, max: 250_000, step: 500 })
})

test.each([
  ['min', 12_249, { min: 12_000, max: 40_000 }],
  ['min', 12_250, { min: 12_500, max: 40_000 }],
  ['min', 90_000, { min: 40_000, max: 40_000 }],
  ['min', 0, { min: 5_000, max: 40_000 }],
  ['max', 260_000, { min: 10_000, max: 250_000 }],
  ['max', 7_000, { min: 10_000, max: 10_000 }],
  ['max', Number.NaN, { min: 10_000, max: 40_000 }],
] as const)(
  'the %s thumb of the hero’s prices moved to %d stops at a step (Spec 5.04)',
  (end, to, moved) => {
    expect(movedHeroPrice({ min: 10_000, max: 40_000 }, end, to)).toEqual(moved)
  },
)
