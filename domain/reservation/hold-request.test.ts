import fc from 'fast-check'
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
import type { Hold } from './hold.ts'
import { type HoldRequest, holdRefusalMessages, requestHold } from './hold-request.ts'
import { isHolding } from './hold-state.ts'

const { held_at, ...adasRequest } = hold
const bobs: HoldRequest = {
  ...adasRequest,
  id: 'hold-2',
  buyer_id: 'bob',
  idempotency_key: 'bobs-try',
}
const adasNext: HoldRequest = { ...adasRequest, id: 'hold-3', idempotency_key: 'second-try' }

test('the first buyer gets the hold and is charged (D31)', () => {
  expect(requestHold([], adasRequest, new Date(held_at))).toEqual({
    eligible: true,
    hold,
    charge: true,
  })
})

describe('the second buyer', () => {
  test.each([
    ['while the car is held', [hold], anHourLater],
    ['in the last moment of the 48 hours', [hold], justBeforeLapse],
    ['when the dealer has confirmed the first', [confirmed], justAfterLapse],
    ['though an older hold of the car has ended', [released, confirmed], anHourLater],
  ])('is refused and not charged %s (D31)', (_name, existing, now) => {
    expect(requestHold(existing, bobs, now)).toEqual({
      eligible: false,
      reasons: ['held_by_another'],
      message: holdRefusalMessages.held_by_another,
      charge: false,
    })
  })

  test.each([
    ['at 48 hours', [hold], atLapse],
    ['after 48 hours', [hold], justAfterLapse],
    ['when the first was released', [released], anHourLater],
    ['when the hold is of another car', [{ ...hold, car_id: 'car-2' }], anHourLater],
  ])('gets the hold %s (D31)', (_name, existing, now) => {
    const held = { ...bobs, held_at: now.toISOString() }
    expect(requestHold(existing, bobs, now)).toEqual({ eligible: true, hold: held, charge: true })
  })

  test('with the key of the first gets nothing of the first (D31)', () => {
    const request = { ...bobs, idempotency_key: hold.idempotency_key }
    expect(requestHold([hold], request, anHourLater)).toMatchObject({
      reasons: ['held_by_another'],
    })
  })
})

describe('the same buyer', () => {
  test.each([
    ['while it is held', hold, anHourLater],
    ['when it is confirmed', confirmed, justAfterLapse],
  ])('repeating the attempt gets the same hold, charged once, %s (D31)', (_name, made, now) => {
    const repeat = { ...adasRequest, id: 'another-id' }
    expect(requestHold([made], repeat, now)).toEqual({ eligible: true, hold: made, charge: false })
  })

  test.each([
    ['lapsed', hold, atLapse],
    ['was released', released, anHourLater],
  ])('repeating an attempt that %s is reported, and not charged (D31)', (_name, made, now) => {
    expect(requestHold([made], adasRequest, now)).toEqual({
      eligible: false,
      reasons: ['attempt_ended'],
      message: holdRefusalMessages.attempt_ended,
      charge: false,
    })
  })

  test('sees in a new attempt that the car is theirs already (D31)', () => {
    expect(requestHold([hold], adasNext, anHourLater)).toMatchObject({
      reasons: ['already_yours'],
      charge: false,
    })
  })

  test('may hold the car again once the first hold has lapsed (D31)', () => {
    expect(requestHold([hold], adasNext, atLapse)).toMatchObject({ eligible: true, charge: true })
  })
})

test.each(Object.entries(holdRefusalMessages))(
  '%s says that nothing was charged (D31)',
  (_reason, message) => {
    expect(message).toContain('You have not been charged')
  },
)

test('for any buyers and times, one car never has two holds at once (D31)', () => {
  const attempt = fc.record({
    buyer_id: fc.constantFrom('ada', 'bob', 'cleo'),
    idempotency_key: fc.constantFrom('one', 'two', 'three'),
    waitHours: fc.nat(30),
  })
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      const holds: Hold[] = []
      let now = new Date(held_at)
      for (const [at, { waitHours, ...who }] of attempts.entries()) {
        now = new Date(now.getTime() + waitHours * 3_600_000)
        const answer = requestHold(holds, { ...adasRequest, ...who, id: `hold-${at}` }, now)
        if (answer.eligible && answer.charge) holds.push(answer.hold)
        expect(holds.filter((made) => isHolding(made, now)).length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
