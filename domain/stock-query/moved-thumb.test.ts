import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeFacets } from './facets.ts'
import { movedThumb, roundedValue } from './ranges.ts'

const bounds = { min: 4_990, max: 89_450 }
const none = Number.NaN

describe('a thumb', () => {
  const thumbs = { min: 20_000, max: 40_000 }

  test.each([
    ['min', 39_000, { min: 39_000, max: 40_000 }],
    ['min', 40_000, { min: 40_000, max: 40_000 }],
    ['min', 41_000, { min: 40_000, max: 40_000 }],
    ['max', 21_000, { min: 20_000, max: 21_000 }],
    ['max', 20_000, { min: 20_000, max: 20_000 }],
    ['max', 19_000, { min: 20_000, max: 20_000 }],
    ['max', none, { min: 20_000, max: 40_000 }],
    ['min', 0, { min: 4_990, max: 40_000 }],
    ['min', 4_990, { min: 4_990, max: 40_000 }],
    ['max', 89_450, { min: 20_000, max: 89_450 }],
  ] as const)('%s moved to %d leaves the thumbs at %j (Spec 5.02)', (end, value, after) => {
    expect(movedThumb('price', thumbs, end, value, bounds)).toEqual(after)
  })

  test('never passes the other, nor a bound, for any numbers (Spec 5.02)', () => {
    const number = fc.double()
    const ends = fc.record({ min: number, max: number })
    const moved = fc.tuple(fc.constantFrom(...rangeFacets), ends, fc.constantFrom('min', 'max'))
    fc.assert(
      fc.property(moved, number, ends, ([facet, thumbs, end], value, bounds) => {
        const { min, max } = movedThumb(facet, thumbs, end, value, bounds)
        const [least, most] = [
          roundedValue(facet, -Infinity, bounds),
          roundedValue(facet, Infinity, bounds),
        ]
        expect([least <= min, min <= max, max <= most]).toEqual([true, true, true])
      }),
    )
  })
})
