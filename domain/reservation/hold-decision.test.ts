import { expect, test } from 'vitest'
import {
  anHourLater,
  atLapse,
  confirmed,
  hold,
  justAfterLapse,
  justBeforeLapse,
  released,
} from './hold.fixture.ts'
import { confirmHold, releaseHold } from './hold-decision.ts'

const at = (now: Date) => now.toISOString()

test.each([
  ['an hour after it was made', hold, anHourLater, { ...hold, confirmed_at: at(anHourLater) }],
  ['in its last moment', hold, justBeforeLapse, { ...hold, confirmed_at: at(justBeforeLapse) }],
  ['again, without a change', confirmed, justAfterLapse, confirmed],
])('the dealer confirms a hold %s (D31)', (_name, made, now, expected) => {
  expect(confirmHold(made, now)).toEqual({ eligible: true, hold: expected })
})

test.each([
  ['at 48 hours', hold, atLapse, ['lapsed']],
  ['after 48 hours', hold, justAfterLapse, ['lapsed']],
  ['when it was released', released, anHourLater, ['released']],
])('a hold can no longer be confirmed %s (D31)', (_name, made, now, reasons) => {
  expect(confirmHold(made, now)).toEqual({ eligible: false, reasons })
})

test.each([
  ['while it holds', hold, anHourLater, { ...hold, released_at: at(anHourLater) }],
  ['when confirmed', confirmed, atLapse, { ...confirmed, released_at: at(atLapse) }],
  ['again, without a change', released, justAfterLapse, released],
])('a hold is released %s (Spec 9.19, D31)', (_name, made, now, expected) => {
  expect(releaseHold(made, now)).toEqual({ eligible: true, hold: expected })
})

test('a lapsed hold is not released: it has ended by itself (D31)', () => {
  expect(releaseHold(hold, atLapse)).toEqual({ eligible: false, reasons: ['lapsed'] })
})
