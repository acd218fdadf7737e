import { expect, test } from 'vitest'
import { MAX_TRIES, nextTry } from './backoff.ts'

const now = new Date('2026-11-23T02:00:00.000Z')
const longest = () => 0.999_999
const HOURS = 60 * 60

/** The seconds until the next attempt. */
function pauseAfter(failed: Parameters<typeof nextTry>[0], random = longest): number | 'failed' {
  const at = nextTry(failed, now, random)
  return at === 'failed' ? at : Math.round((at.getTime() - now.getTime()) / 1000)
}

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [9, 128 * 60],
  [10, 4 * HOURS],
  [29, 4 * HOURS],
  [30, 'failed'],
  [31, 'failed'],
] as const)(
  'after attempt %d that failed the next is in at most %s seconds (D23)',
  (tries, pause) => {
    expect(pauseAfter({ outcome: 'failed', tries, refusals: 0 })).toBe(pause)
  },
)

test.each([
  ['the first refusal', { tries: 1, refusals: 0 }, 5 * 60],
  ['the second', { tries: 2, refusals: 1 }, 30 * 60],
  ['the third', { tries: 3, refusals: 2 }, 'failed'],
  ['the first after many failures', { tries: 20, refusals: 0 }, 5 * 60],
  ['the first at the last attempt', { tries: 30, refusals: 0 }, 'failed'],
] as const)('after %s the next is in at most %3$s seconds (D23)', (_which, failed, pause) => {
  expect(pauseAfter({ outcome: 'refused', ...failed })).toBe(pause)
})

test('a pause is shortened by chance, by a quarter at most (D23)', () => {
  expect(pauseAfter({ outcome: 'failed', tries: 10, refusals: 0 }, () => 0)).toBe(3 * HOURS)
  expect(pauseAfter({ outcome: 'failed', tries: 10, refusals: 0 }, () => 0.5)).toBe(3.5 * HOURS)
})

test('all attempts together take about three days (D23)', () => {
  const days = (random: () => number) => {
    let seconds = 0
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      seconds += Number(pauseAfter({ outcome: 'failed', tries, refusals: 0 }, random))
    }
    return seconds / (24 * HOURS)
  }
  expect(days(() => 0.5)).toBeCloseTo(3, 0)
  expect(days(() => 0)).toBeGreaterThan(2.5)
  expect(days(longest)).toBeLessThan(4)
})
