import { expect, test } from 'vitest'
import { confirmation, release } from './decision.ts'
import { claimed, confirmed, ended, held, minutes } from './standing.fixture.ts'

const lapsesAt = 3 + 48 * 60
const now = minutes(60)
const released = (by: 'buyer' | 'dealer') => ({
  hold: { stage: 'ended', why: `released_by_${by}` },
  letter: 'released',
})

test.each([
  ['an hour after it was made', held, now, { hold: { stage: 'confirmed' } }],
  ['again, without a change', confirmed, minutes(lapsesAt), 'made'],
  ['not a claim', claimed, minutes(1), 'too_late'],
  ['not at 48 hours', held, minutes(lapsesAt), 'too_late'],
  ['not when it has ended', ended('lapsed', 'captured'), now, 'too_late'],
])('the dealer confirms a hold: %s (D31)', (_name, of, at, decision) => {
  expect(confirmation(of, at)).toEqual(decision)
})

test.each([
  ['a hold by its buyer', held, 'buyer', now, released('buyer')],
  ['a hold by the dealer', held, 'dealer', now, released('dealer')],
  ['a confirmed one by its buyer', confirmed, 'buyer', minutes(lapsesAt), released('buyer')],
  [
    'a claim by its buyer',
    claimed,
    'buyer',
    minutes(1),
    { hold: { stage: 'ended', why: 'cancelled' } },
  ],
  ['a claim by the dealer', claimed, 'dealer', minutes(1), released('dealer')],
  ['again, without a change', ended('released_by_buyer', 'refunded'), 'buyer', now, 'made'],
  ['a claim again, without a change', ended('cancelled', 'cancelled'), 'buyer', now, 'made'],
  [
    'one that the buyer ended, by the dealer: too late',
    ended('released_by_buyer', 'captured'),
    'dealer',
    now,
    'too_late',
  ],
  ['one that lapsed by itself: too late', held, 'buyer', minutes(lapsesAt), 'too_late'],
] as const)('is released: %s (Spec 9.19, D31)', (_name, of, by, at, decision) => {
  expect(release(of, by, at)).toEqual(decision)
})
