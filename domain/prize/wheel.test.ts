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
  const without = (name: keyof typeof saleWheel) => ({ ...saleWheel, [name]: undefined })
  test.each([
    ['a stock below zero', withFirst({ stock: -1 }), 'segments.0.stock: '],
    ['a weight that is text', withFirst({ weight: 'null' }), 'segments.0.weight: '],
    ['a weight above all others', withFirst({ weight: 1_000_001 }), 'segments.0.weight: '],
    ['two segments of one id', withFirst({ id: 'segment-2' }), 'segments: each segment needs an'],
    ['an end before the start', { ...saleWheel, expiry: '2025-06-04' }, 'expiry: expires before'],
    ['a day that does not exist', { ...saleWheel, start: '2025-02-30' }, 'start: '],
    ['no terms', without('terms'), 'terms: '],
    ['no version of them', without('terms_version'), 'terms_version: '],
    ['no promoter', without('promoter'), 'promoter: '],
    [
      'a promoter without ABN',
      { ...saleWheel, promoter: { ...saleWheel.promoter, abn: '1' } },
      'promoter.abn: expected 11 digits',
    ],
    ['nobody who may enter', { ...saleWheel, eligible_states: [] }, 'eligible_states: '],
    ['children who may enter', { ...saleWheel, minimum_age: 17 }, 'minimum_age: '],
    [
      'no time to claim',
      { ...saleWheel, claim_until: '2025-06-07' },
      'claim_until: expected a day',
    ],
    ['a redraw too early', { ...saleWheel, redraw_at: '2025-07-31' }, 'redraw_at: expected a day'],
  ])('%s (D32)', (_name, wheel, expected) => {
    expect(problem(wheel)).toContain(expected)
  })

  test('a wheel for one day ends on the day on which it starts (D5, D32)', () => {
    expect(problem({ ...saleWheel, expiry: saleWheel.start })).toBeUndefined()
  })
})

describe('a permit', () => {
  const worth = (dollars: number, ...eligible_states: string[]) => {
    const segments = saleWheel.segments.map((segment, at) => ({
      ...segment,
      value: at === 0 ? 1 : 0,
      stock: dollars,
    }))
    return { ...saleWheel, segments, eligible_states }
  }
  test.each([
    ['NSW', 10_000],
    ['SA', 5_000],
    ['NT', 5_000],
    ['ACT', 3_000],
  ])('of %s is needed above $%d, where its residents may enter (D32)', (state, limit) => {
    expect(problem(worth(limit, 'QLD', state))).toBeUndefined()
    expect(problem(worth(limit + 1, 'QLD', state))).toContain(`permits: missing: ${state} asks for`)
    const permits = [{ state, number: 'TP/26/00001' }]
    expect(problem({ ...worth(limit + 1, 'QLD', state), permits })).toBeUndefined()
    expect(problem({ ...worth(limit + 1, 'QLD'), permits: [] })).toBeUndefined()
  })

  test('of one state does not stand for another (D32)', () => {
    const permits = [{ state: 'NSW', number: 'TP/26/00001' }]
    const found = wheelSchema.safeParse({ ...worth(20_000, 'NSW', 'SA', 'ACT'), permits })
    expect(found.error?.issues.map(({ message }) => message.slice(0, 12))).toEqual([
      'missing: SA ',
      'missing: ACT',
    ])
  })

  test.each(['QLD', 'VIC', 'WA', 'TAS'])('is never needed in %s (D32)', (state) => {
    expect(problem(worth(1_000_000, state))).toBeUndefined()
  })
})
