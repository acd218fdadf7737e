import { describe, expect, test } from 'vitest'
import type { BankState } from './attempt-state.ts'
import { type BankAnswer, type NextStep, nextStep, type Standing } from './next-step.ts'
import { claimed, ended, held, minutes } from './standing.fixture.ts'

const looked = (says: BankAnswer['says']): BankAnswer => ({ to: 'look', says })
const authorised: Standing = {
  ...held,
  attempt: { state: 'authorised', unknownSince: undefined },
}
const unknown = (of: Standing): Standing => ({
  ...of,
  attempt: { ...of.attempt, unknownSince: minutes(3).toISOString() },
})
const wait = (until?: number): NextStep => ({
  kind: 'wait',
  until: until === undefined ? undefined : minutes(until),
})
const ask = (call: BankAnswer['to']): NextStep => ({ kind: 'ask', call })
const store = (change: Extract<NextStep, { kind: 'store' }>['change']): NextStep => ({
  kind: 'store',
  change,
})
const end = (why: NonNullable<Standing['endedWhy']>) => ({ stage: 'ended', why }) as const
const failed = { told: 'failed', letter: 'failed' } as const
const confirmed: Standing = { ...held, stage: 'confirmed' }
const lapsesAt = 3 + 48 * 60
const SECONDS = 5 / 60

type Row = readonly [string, Standing, BankAnswer | undefined, number, NextStep]

describe.each<readonly [string, readonly Row[]]>([
  [
    'of a claim',
    [
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
    ],
  ],
  [
    'of a hold that is not paid yet',
    [
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
    ],
  ],
  [
    'of a hold',
    [
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
    ],
  ],
  [
    'of one that has ended',
    [
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
      [
        'closed',
        ended('timed_out', 'open'),
        looked('cancelled'),
        11,
        store({ attempt: 'cancelled' }),
      ],
      [
        'declined',
        ended('timed_out', 'open'),
        looked('declined'),
        11,
        store({ attempt: 'declined' }),
      ],
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
    ],
  ],
])('the next step %s', (_name, rows) => {
  test.each(rows)('%s (Spec 9.19, D31)', (_title, of, answer, at, step) => {
    expect(nextStep(of, answer, minutes(at))).toEqual(step)
  })
})

test('whatever is stored and the bank says, there is a step (D31)', () => {
  const says = [
    'none',
    'open',
    'authorised',
    'captured',
    'declined',
    'cancelled',
    'refunded',
  ] as const satisfies readonly BankState[]
  const states = [
    'created',
    'open',
    'authorised',
    'captured',
    'declined',
    'cancelled',
    'voided',
    'refunded',
  ] as const
  for (const of of [claimed, held, confirmed, ended('timed_out', 'open')]) {
    for (const state of states) {
      for (const said of [...says, 'no_answer', 'refused'] as const) {
        for (const to of ['look', 'capture', 'cancel', 'refund'] as const) {
          const standing = { ...of, attempt: { state, unknownSince: undefined } }
          expect(nextStep(standing, { to, says: said }, minutes(4)).kind).toBeTruthy()
        }
      }
    }
  }
})
