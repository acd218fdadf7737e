import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { confirmed, held, minutes, unknown } from './standing.fixture.ts'
import type { Standing } from './standing.ts'
import { end, failed, looked, type Row, SECONDS, wait } from './step.fixture.ts'
import { ask, store } from './step.ts'

const authorised: Standing = {
  ...held,
  attempt: { state: 'authorised', unknownSince: undefined },
}
const lapsesAt = 3 + 48 * 60

test.each<Row>([
  ['it is paid now', authorised, looked('authorised'), 3, ask('capture')],
  [
    'the bank takes its time',
    authorised,
    { to: 'capture', says: 'authorised' },
    3,
    wait(3 + SECONDS),
  ],
  [
    'paid',
    authorised,
    { to: 'capture', says: 'captured' },
    3,
    store({ attempt: 'captured', letter: 'captured' }),
  ],
  [
    'refused',
    authorised,
    { to: 'capture', says: 'refused' },
    3,
    store({ hold: end('payment_failed'), ...failed }),
  ],
  [
    'declined after all',
    authorised,
    looked('declined'),
    3,
    store({ hold: end('payment_failed'), attempt: 'voided', ...failed }),
  ],
  ['an old copy of the book', authorised, looked('open'), 3, store({ isUnknown: true })],
  [
    'unknown for 15 minutes',
    unknown(authorised),
    looked('no_answer'),
    18,
    store({ hold: end('payment_failed'), ...failed }),
  ],
  [
    'not seen as set aside',
    { ...held, attempt: { state: 'open', unknownSince: undefined } },
    looked('authorised'),
    3,
    store({ attempt: 'authorised' }),
  ],
  [
    'with a payment that came to nothing',
    { ...held, attempt: { state: 'declined', unknownSince: undefined } },
    undefined,
    3,
    store({ hold: end('payment_failed'), ...failed }),
  ],
])(
  'the next step of a hold that is not paid yet: %s (Spec 9.19, D31)',
  (_title, of, answer, at, step) => {
    expect(nextStep(of, answer, minutes(at))).toEqual(step)
  },
)

test.each<Row>([
  ['until six hours before its end', held, looked('captured'), 4, wait(lapsesAt - 360)],
  [
    'both are reminded',
    held,
    undefined,
    lapsesAt - 360,
    store({ told: 'reminded', letter: 'reminder' }),
  ],
  [
    'until its end',
    { ...held, remindedAt: 'then' },
    looked('captured'),
    lapsesAt - 1,
    wait(lapsesAt),
  ],
  ['without an answer too', held, looked('no_answer'), 4, wait(lapsesAt - 360)],
  [
    'it lapses at 48 hours',
    held,
    undefined,
    lapsesAt,
    store({ hold: end('lapsed'), letter: 'lapsed' }),
  ],
  ['a confirmed one stays', confirmed, looked('captured'), lapsesAt, wait()],
  ['what was paid is not unpaid', confirmed, looked('cancelled'), 9, wait()],
  [
    'the dealer gave it back at the bank',
    confirmed,
    looked('refunded'),
    9,
    store({ hold: end('released_by_dealer'), attempt: 'refunded', letter: 'refunded' }),
  ],
  [
    'its buyer is forgotten',
    { ...confirmed, account: undefined },
    undefined,
    9,
    store({ hold: end('released_by_buyer'), letter: 'released' }),
  ],
  ['without an end', { ...held, heldUntil: undefined }, looked('captured'), 9, wait()],
])('the next step of a hold: %s (Spec 9.19, D31)', (_title, of, answer, at, step) => {
  expect(nextStep(of, answer, minutes(at))).toEqual(step)
})
