import { describe, expect, test } from 'vitest'
import {
  anHourLater,
  atLapse,
  confirmed,
  hold,
  justAfterLapse,
  justBeforeLapse,
  released,
} from './hold.fixture.ts'
import { depositToRefund, holdLapsesAt, holdState, isHolding } from './hold-state.ts'

test('a hold lapses 48 hours after it was made (Spec 9.19, D31)', () => {
  expect(holdLapsesAt(hold)).toEqual(atLapse)
})

describe('the state of a hold', () => {
  test.each([
    ['at its first moment it holds', hold, new Date(hold.held_at), 'held'],
    ['a millisecond before 48 hours it holds', hold, justBeforeLapse, 'held'],
    ['at 48 hours it has lapsed', hold, atLapse, 'lapsed'],
    ['a millisecond after 48 hours it has lapsed', hold, justAfterLapse, 'lapsed'],
    ['by a clock that runs behind it holds', hold, new Date('2026-05-31T23:59:00Z'), 'held'],
    ['in 2060 it has lapsed', hold, new Date('2060-01-01T00:00:00Z'), 'lapsed'],
    ['confirmed, it outlasts the 48 hours', confirmed, justAfterLapse, 'confirmed'],
    ['released, it has ended at once', released, anHourLater, 'released'],
    [
      'released after it was confirmed, it has ended',
      { ...confirmed, released_at: '2026-06-04T00:00:00.000Z' },
      justAfterLapse,
      'released',
    ],
  ])('%s (Spec 9.19, D31)', (_name, made, now, state) => {
    expect(holdState(made, now)).toBe(state)
  })
})

test.each([
  ['held', hold, anHourLater, true, 0],
  ['confirmed', confirmed, justAfterLapse, true, 0],
  ['lapsed', hold, atLapse, false, 200],
  ['released', released, anHourLater, false, 200],
])(
  '%s: keeps the car or gives the whole deposit back (Spec 9.19)',
  (_name, made, now, keeps, back) => {
    expect(isHolding(made, now)).toBe(keeps)
    expect(depositToRefund(made, now)).toBe(back)
  },
)
