import { expect, test } from 'vitest'
import type { BankState } from './attempt-state.ts'
import { nextStep } from './next-step.ts'
import { claimed, confirmed, ended, held, minutes } from './standing.fixture.ts'

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
