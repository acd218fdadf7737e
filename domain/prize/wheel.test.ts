import { describe, expect, test } from 'vitest'
import { saleWheel } from './wheel.fixture.ts'
import { type Segment, wheelSchema } from './wheel.ts'

const [first, ...others] = saleWheel.segments
const withFirst = (changes: object) => ({
  ...saleWheel,
  segments: [{ ...first, ...changes }, ...others],
})
const problem = (wheel: unknown) => {
  const issue = wheelSchema.safeParse(wheel).error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

test('a wheel of 19 segments with $2,000 cash at the top is accepted (Spec 9.20)', () => {
  expect(wheelSchema.parse(saleWheel)).toEqual(saleWheel)
})

test.each([
  ['18 segments are too few', 18, false],
  ['19 segments make a wheel', 19, true],
  ['20 segments are too many', 20, false],
  ['no segment makes no wheel', 0, false],
])('%s (Spec 9.20)', (_name, count, accepted) => {
  const segments = Array.from(
    { length: count },
    (_, at): Partial<Segment> => ({
      ...first,
      id: `segment-${at}`,
    }),
  )
  expect(wheelSchema.safeParse({ ...saleWheel, segments }).success).toBe(accepted)
})

test.each([
  ['$1,999 is below the top prize', 1999, true],
  ['$2,000 is the top prize', 2000, true],
  ['$2,001 is above the top prize', 2001, false],
  ['a prize of no value is a prize', 0, true],
  ['half a dollar is no prize', 0.5, false],
  ['a negative value is no prize', -1, false],
  ['NaN is no value', Number.NaN, false],
])('%s (Spec 9.20)', (_name, value, accepted) => {
  expect(wheelSchema.safeParse(withFirst({ value })).success).toBe(accepted)
})

describe('a wheel that is unclear is rejected with path and reason', () => {
  test.each([
    ['a stock below zero', withFirst({ stock: -1 }), 'segments.0.stock: '],
    ['a weight that is text', withFirst({ weight: 'null' }), 'segments.0.weight: '],
    ['two segments of one id', withFirst({ id: 'segment-2' }), 'segments: each segment needs an'],
    ['an end before the start', { ...saleWheel, expiry: '2025-06-04' }, 'expiry: expires before'],
    ['a day that does not exist', { ...saleWheel, start: '2025-02-30' }, 'start: '],
  ])('%s (D32)', (_name, wheel, expected) => {
    expect(problem(wheel)).toContain(expected)
  })

  test('a wheel for one day ends on the day on which it starts (D5, D32)', () => {
    expect(problem({ ...saleWheel, expiry: saleWheel.start })).toBeUndefined()
  })
})
