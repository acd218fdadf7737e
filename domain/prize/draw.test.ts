import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPrize, left, type Prize, RANDOM_DIGITS, weightNow } from './draw.ts'
import { prizesWith } from './wheel.fixture.ts'

const digitsOf = (number: number) => number.toString(16).padStart(RANDOM_DIGITS, '0')
const LAST = 16 ** RANDOM_DIGITS - 1
const source = (...numbers: number[]) => {
  const digits = numbers.map(digitsOf)
  return () => digits.shift() ?? ''
}
const drawn = (prizes: readonly Prize[], ...numbers: number[]) =>
  drawPrize(prizes, source(...numbers))?.segment

describe('weights 1 and 3', () => {
  test.each([
    ['0 draws the first', 0, 'a'],
    ['1 begins the second', 1, 'b'],
    ['3 ends it', 3, 'b'],
    ['4 is the first again', 4, 'a'],
    ['the last number of 2^48 is the second', LAST, 'b'],
  ])('%s (D32)', (_, number, segment) => {
    expect(drawn(prizesWith([1, 5], [3, 5]), number)).toBe(segment)
  })
})

test('a number above the greatest multiple of the weights is passed over, and kept (D32)', () => {
  // 2^48 is 3 × 93824992236885 + 1, so its last number alone would favour the first of three.
  const three = prizesWith([1, 1], [1, 1], [1, 1])
  expect(drawPrize(three, source(LAST, LAST, 2))).toEqual({
    segment: 'c',
    random: digitsOf(LAST) + digitsOf(LAST) + digitsOf(2),
  })
  expect(drawPrize(three, source(LAST - 1))).toMatchObject({ segment: 'c' })
})

describe('a segment that cannot be won is passed over', () => {
  test.each([
    ['out of stock', prizesWith([9, 0], [1, 1]), 'b'],
    ['its last prize', prizesWith([9, 1], [1, 1]), 'a'],
    ['of no weight', prizesWith([0, 9], [1, 1]), 'b'],
    ['given as often as there are', [{ id: 'x', weight: 1, stock: 3, given: 3 }], undefined],
    [
      'given more often than there are now',
      [{ id: 'x', weight: 1, stock: 1, given: 3 }],
      undefined,
    ],
    ['every one of no weight', prizesWith([0, 9]), undefined],
    ['of an empty wheel', [], undefined],
  ])('%s (D32)', (_, prizes, segment) => {
    expect(drawn(prizes, 0)).toBe(segment)
  })
})

test.each([
  ['nothing', ''],
  ['too few digits', 'ff'],
  ['no digits', 'zzzzzzzzzzzz'],
  ['capitals, which nobody would write again', 'FFFFFFFFFFFF'],
])('a source that gives %s draws nothing (D32)', (_, digits) => {
  expect(() => drawPrize(prizesWith([1, 1]), () => digits)).toThrow('12 digits of base 16')
})

test('each number below the weights draws its own place, whatever the weights are (D32)', () => {
  const weights = fc.array(fc.nat(5), { minLength: 1, maxLength: 19 })
  fc.assert(
    fc.property(weights, (list) => {
      const prizes = list.map((weight, at): Prize => ({ id: `${at}`, weight, stock: 1, given: 0 }))
      const total = list.reduce((sum, weight) => sum + weight, 0)
      const counts = new Map<string | undefined, number>()
      for (let number = 0; number < total; number++) {
        const id = drawn(prizes, number)
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      expect(prizes.map(({ id }) => counts.get(id) ?? 0)).toEqual(list)
    }),
  )
})

test('however often it is drawn, no segment gives more than its stock, and all of it is given (D32)', () => {
  const stocks = fc.array(fc.nat(4), { minLength: 19, maxLength: 19 })
  const numbers = fc.array(fc.nat(LAST), { minLength: 80, maxLength: 80 })
  fc.assert(
    fc.property(stocks, numbers, (list, chances) => {
      const prizes = list.map((stock, at) => ({ id: `${at}`, weight: at + 1, stock, given: 0 }))
      for (const number of chances) {
        // The same numbers over and over: some are passed over, so more follow.
        const id = drawn(prizes, number, number % 1_000)
        const prize = prizes.find((each) => each.id === id)
        if (prize) prize.given += 1
      }
      expect(prizes.map(left)).toEqual(list.map(() => 0))
      expect(prizes.map(({ given }) => given)).toEqual(list)
      expect(prizes.map(weightNow)).toEqual(list.map(() => 0))
    }),
  )
})
