import { expect, it } from 'vitest'
import {
  defaultBounds,
  heroPrice,
  movedThumb,
  rangeFrom,
  stepOf,
  thumbsOf,
  tidyValue,
} from './ranges.ts'

const bounds = { min: 4_990, max: 89_450 }

it.each([
  ['price', 20_499, 20_000],
  ['price', 20_500, 21_000],
  ['km', 61_200, 61_000],
  ['price', 100, 4_990],
  ['price', 5_100, 5_000],
  ['price', 1_000_000, 89_450],
  ['subscription_price', 5_321, 5_321],
] as const)('takes a %s of %d as %d (Spec 5.02)', (facet, value, tidy) => {
  expect(tidyValue(facet, value, bounds)).toBe(tidy)
})

it('stops a thumb at the other one (Spec 5.02)', () => {
  const thumbs = { min: 20_000, max: 40_000 }
  expect(movedThumb('price', thumbs, 'min', 55_000, bounds)).toEqual({ min: 40_000, max: 40_000 })
  expect(movedThumb('price', thumbs, 'max', 9_000, bounds)).toEqual({ min: 20_000, max: 20_000 })
  expect(movedThumb('price', thumbs, 'max', 30_400, bounds)).toEqual({ min: 20_000, max: 30_000 })
})

it('puts the thumbs at the bounds of an open range, 0 to 100000 without any (Spec 5.03)', () => {
  expect(thumbsOf({ max: 30_000 }, bounds)).toEqual({ min: 4_990, max: 30_000 })
  expect(thumbsOf({ min: 200_000 }, bounds)).toEqual({ min: 89_450, max: 89_450 })
  expect(thumbsOf()).toEqual(defaultBounds)
})

it('leaves an end open when its thumb is at the bound', () => {
  expect(rangeFrom({ min: 4_990, max: 30_000 }, bounds)).toEqual({ max: 30_000 })
  expect(rangeFrom(bounds, bounds)).toEqual({})
})

it('steps the price by a hundredth of its range, the hero by 500 (Spec 5.04)', () => {
  expect(stepOf('price', { min: 5_000, max: 105_000 })).toBe(1_000)
  expect(stepOf('price', { min: 5_000, max: 5_000 })).toBe(1_000)
  expect(stepOf('km')).toBe(1_000)
  expect(stepOf('year')).toBe(1)
  expect(heroPrice).toEqual({ min: 5_000, max: 250_000, step: 500 })
})
