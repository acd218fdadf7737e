import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { ended, minutes, unknown } from './standing.fixture.ts'
import { failed, looked, type Row, SECONDS, wait } from './step.fixture.ts'
import { ask, store } from './step.ts'

test.each<Row>([
  ['its page is closed', ended('timed_out', 'open'), looked('open'), 11, ask('cancel')],
  [
    'closing takes its time',
    ended('timed_out', 'open'),
    { to: 'cancel', says: 'open' },
    11,
    wait(11 + SECONDS),
  ],
  ['it may still begin', ended('timed_out', 'created'), looked('none'), 11, wait(11 + SECONDS)],
  [
    'an hour later it does not',
    ended('timed_out', 'created'),
    looked('none'),
    70,
    store({ attempt: 'cancelled' }),
  ],
  [
    'what was set aside late is seen',
    ended('timed_out', 'open'),
    looked('authorised'),
    11,
    store({ attempt: 'authorised' }),
  ],
  ['and freed', ended('timed_out', 'authorised'), looked('authorised'), 11, ask('cancel')],
  [
    'freeing takes its time',
    ended('timed_out', 'authorised'),
    { to: 'cancel', says: 'authorised' },
    11,
    wait(11 + SECONDS),
  ],
  [
    'free',
    ended('timed_out', 'authorised'),
    { to: 'cancel', says: 'cancelled' },
    11,
    store({ attempt: 'voided', ...failed }),
  ],
  [
    'free, which the buyer knows',
    ended('lapsed', 'authorised'),
    looked('cancelled'),
    11,
    store({ attempt: 'voided' }),
  ],
  ['closed', ended('timed_out', 'open'), looked('cancelled'), 11, store({ attempt: 'cancelled' })],
  ['declined', ended('timed_out', 'open'), looked('declined'), 11, store({ attempt: 'declined' })],
  [
    'paid late is seen',
    ended('timed_out', 'authorised'),
    looked('captured'),
    11,
    store({ attempt: 'captured' }),
  ],
  ['and given back', ended('lapsed', 'captured'), looked('captured'), 11, ask('refund')],
  [
    'which takes its time',
    ended('lapsed', 'captured'),
    { to: 'refund', says: 'captured' },
    11,
    wait(11 + SECONDS),
  ],
  [
    'or is refused',
    { ...ended('lapsed', 'captured'), looks: 99 },
    { to: 'refund', says: 'refused' },
    11,
    wait(71),
  ],
  [
    'given back',
    ended('lapsed', 'captured'),
    { to: 'refund', says: 'refunded' },
    11,
    store({ attempt: 'refunded', letter: 'refunded' }),
  ],
  [
    'who waits for an answer is told',
    unknown(ended('timed_out', 'open')),
    looked('no_answer'),
    18,
    store(failed),
  ],
  [
    'once',
    { ...unknown(ended('timed_out', 'open')), failedAt: 'then' },
    looked('no_answer'),
    18,
    wait(18 + SECONDS),
  ],
  ['nothing is left', ended('lapsed', 'refunded'), undefined, 11, wait()],
])('the next step of one that has ended: %s (Spec 9.19, D31)', (_title, of, answer, at, step) => {
  expect(nextStep(of, answer, minutes(at))).toEqual(step)
})
