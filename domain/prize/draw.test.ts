import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPrize } from './draw.ts'
import { saleWheel, wheelOf } from './wheel.fixture.ts'
import type { Wheel } from './wheel.ts'

const timeZone = 'Australia/Brisbane'
const during = new Date('2025-06-06T02:00:00Z')
const draw = (wheel: Wheel, point = 0, now = during) =>
  drawPrize(wheel, { now, timeZone, random: () => point })
const drawnId = (...args: Parameters<typeof draw>) => {
  const answer = draw(...args)
  return answer.eligible ? answer.segment.id : answer.reasons
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneToThree = wheelOf([
  { weight: 1, stock: 5 },
  { weight: 3, stock: 5 },
])

test.each([
  ['0 is the start of the first segment', 0, 'segment-1'],
  ['just under a quarter is still the first', 0.2499, 'segment-1'],
  ['a quarter is the start of the second', 0.25, 'segment-2'],
  ['just over a quarter is the second', 0.2501, 'segment-2'],
  ['the last number below 1 is the last segment', 1 - Number.EPSILON / 2, 'segment-2'],
  ['a source that is not a number draws the last', Number.NaN, 'segment-2'],
  ['a source below 0 draws the first', -1, 'segment-1'],
])('weights 1 and 3: %s (D32)', (_name, point, expected) => {
  expect(drawnId(oneToThree, point)).toBe(expected)
})

test('a source that strays to 1 draws the last of three (D32)', () => {
  const three = wheelOf(Array.from({ length: 3 }, () => ({ weight: 1, stock: 1 })))
  expect(drawnId(three, 1)).toBe('segment-3')
})

test('a drawn prize leaves the stock of its segment, and only of that (D32)', () => {
  const answer = draw(oneToThree, 0.5)
  if (!answer.eligible) throw new Error('expected a prize')
  const left = answer.wheel.segments.map(({ stock }) => stock)
  expect([left[0], left[1], answer.segment.stock]).toEqual([5, 4, 5])
  expect(oneToThree.segments[1]?.stock).toBe(5)
})

describe('a segment that cannot be won is passed over', () => {
  test.each([
    [
      'out of stock',
      wheelOf([
        { weight: 9, stock: 0 },
        { weight: 1, stock: 1 },
      ]),
      'segment-2',
    ],
    [
      'its last prize',
      wheelOf([
        { weight: 9, stock: 1 },
        { weight: 1, stock: 1 },
      ]),
      'segment-1',
    ],
    [
      'of no weight',
      wheelOf([
        { weight: 0, stock: 9 },
        { weight: 1, stock: 1 },
      ]),
      'segment-2',
    ],
    ['every one out of stock', wheelOf([{ weight: 9, stock: 0 }]), ['no_prizes_left']],
    ['every one of no weight', wheelOf([{ weight: 0, stock: 9 }]), ['no_prizes_left']],
  ])('%s (D32)', (_name, wheel, expected) => {
    expect(drawnId(wheel)).toEqual(expected)
  })
})

describe('the wheel of 5 to 7 June 2025 in Brisbane', () => {
  test.each([
    ['the last moment of 4 June is too early', '2025-06-04T13:59:59.999Z', ['not_started']],
    ['5 June begins', '2025-06-04T14:00:00.000Z', 'segment-1'],
    ['a moment into 5 June', '2025-06-04T14:00:00.001Z', 'segment-1'],
    ['7 June ends', '2025-06-07T13:59:59.999Z', 'segment-1'],
    ['8 June begins, it is over', '2025-06-07T14:00:00.000Z', ['expired']],
    ['in 2060 it is long over', '2060-01-01T00:00:00.000Z', ['expired']],
  ])('%s (Spec 4.29, D5, D32)', (_name, now, expected) => {
    expect(drawnId(saleWheel, 0, new Date(now))).toEqual(expected)
  })

  test('reports every reason at once (D32)', () => {
    expect(drawnId(wheelOf([]), 0, new Date('2025-07-01T00:00:00Z'))).toEqual([
      'expired',
      'no_prizes_left',
    ])
  })
})

test('however often it spins, no segment gives more than its stock (D32)', () => {
  const part = fc.record({ weight: fc.nat(20), stock: fc.nat(4) })
  const parts = fc.array(part, { minLength: 19, maxLength: 19 })
  const points = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 80,
    maxLength: 80,
  })
  fc.assert(
    fc.property(parts, points, (changes, chances) => {
      let wheel = wheelOf(changes)
      for (const point of chances) {
        const answer = draw(wheel, point)
        if (answer.eligible) wheel = answer.wheel
      }
      const winnable = wheel.segments.filter(({ weight }) => weight > 0)
      // 80 spins outlast any stock of 19 × 4, so all that can be won is won, and no more.
      expect(winnable.every(({ stock }) => stock === 0)).toBe(true)
      expect(drawnId(wheel)).toEqual(['no_prizes_left'])
    }),
  )
})

test('over 100,000 draws each segment is drawn as often as its weight says, within 1 % (D32)', () => {
  const draws = 100_000
  const wheel = wheelOf(Array.from({ length: 19 }, (_, at) => ({ weight: at + 1, stock: draws })))
  const random = seeded(20_250_605)
  const counts = new Map<string, number>()
  for (let spin = 0; spin < draws; spin++) {
    const answer = drawPrize(wheel, { now: during, timeZone, random })
    const id = answer.eligible ? answer.segment.id : 'none'
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const total = wheel.segments.reduce((sum, { weight }) => sum + weight, 0)
  for (const { id, weight } of wheel.segments) {
    expect(Math.abs((counts.get(id) ?? 0) / draws - weight / total)).toBeLessThan(0.01)
  }
  expect(counts.has('none')).toBe(false)
})
