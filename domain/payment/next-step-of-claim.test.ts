import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { claimed, minutes, unknown } from './standing.fixture.ts'
import { end, failed, looked, type Row, SECONDS, wait } from './step.fixture.ts'
import { ask, store } from './step.ts'

const lapsesAt = 3 + 48 * 60

test.each<Row>([
  ['the bank is asked first', claimed, undefined, 1, ask('look')],
  ['nothing is there yet: soon again', claimed, looked('none'), 1, wait(1 + SECONDS)],
  ['later each time', { ...claimed, looks: 2 }, looked('open'), 1, wait(1 + 4 * SECONDS)],
  ['a minute at most', { ...claimed, looks: 99 }, looked('open'), 1, wait(2)],
  ['at its end at the latest', { ...claimed, looks: 9 }, looked('open'), 9.5, wait(10)],
  ['at ten minutes it is over', claimed, looked('open'), 10, store({ hold: end('timed_out') })],
  [
    'the bank declined',
    claimed,
    looked('declined'),
    1,
    store({ hold: end('declined'), attempt: 'declined' }),
  ],
  [
    'the buyer gave up there',
    claimed,
    looked('cancelled'),
    1,
    store({ hold: end('cancelled'), attempt: 'cancelled' }),
  ],
  [
    'a late answer of who paid in time, and nobody else came',
    claimed,
    looked('authorised'),
    11,
    store({
      hold: { stage: 'held', heldUntil: minutes(11 + 48 * 60).toISOString() },
      attempt: 'authorised',
    }),
  ],
  [
    'paid at once',
    claimed,
    looked('captured'),
    3,
    store({
      hold: { stage: 'held', heldUntil: minutes(lapsesAt).toISOString() },
      attempt: 'authorised',
    }),
  ],
  [
    'given back at the bank',
    claimed,
    looked('refunded'),
    3,
    store({ hold: end('released_by_dealer'), attempt: 'refunded', letter: 'refunded' }),
  ],
  ['no answer is kept', claimed, looked('no_answer'), 3, store({ isUnknown: true })],
  ['a refused look is none', claimed, looked('refused'), 3, store({ isUnknown: true })],
  [
    'the buyer hears within 15 minutes',
    { ...unknown(claimed), looks: 99 },
    looked('no_answer'),
    17.5,
    wait(18),
  ],
  [
    'and then the car is free',
    unknown(claimed),
    looked('no_answer'),
    18,
    store({ hold: end('payment_failed'), ...failed }),
  ],
  ['an answer at last', unknown(claimed), looked('open'), 9, store({ isUnknown: false })],
  [
    'its buyer is forgotten',
    { ...claimed, account: undefined },
    undefined,
    1,
    store({ hold: end('cancelled') }),
  ],
])('the next step of a claim: %s (Spec 9.19, D31)', (_title, of, answer, at, step) => {
  expect(nextStep(of, answer, minutes(at))).toEqual(step)
})
