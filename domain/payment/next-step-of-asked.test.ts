import { expect, test } from 'vitest'
import { confirmation, release } from './decision.ts'
import { nextStep } from './next-step.ts'
import { claimed, ended, minutes } from './standing.fixture.ts'
import type { Standing } from './standing.ts'

const asked = { purpose: 'invoice', number: 'INV-204', cents: 12_345 } as const
const begun: Standing = { ...claimed, asked, attempt: { state: 'open', unknownSince: undefined } }
const paid: Standing = {
  ...begun,
  stage: 'confirmed',
  attempt: { state: 'captured', unknownSince: undefined },
}
const days = (count: number) => minutes(count * 24 * 60)

test('what a dealer asked for is the dealer’s once the bank accepts it: it waits for no confirmation and never lapses (Spec 2.12)', () => {
  expect(nextStep(begun, { to: 'look', says: 'authorised' }, minutes(3))).toEqual({
    kind: 'store',
    change: { hold: { stage: 'confirmed' }, attempt: 'authorised' },
  })
  expect(nextStep(paid, { to: 'look', says: 'captured' }, days(400))).toEqual({
    kind: 'wait',
    until: undefined,
  })
})

test('a buyer gives up what is not paid; what is paid only the dealer gives back (Spec 2.12)', () => {
  expect(release(begun, 'buyer', minutes(3))).toEqual({
    hold: { stage: 'ended', why: 'cancelled' },
  })
  expect(release(paid, 'buyer', minutes(3))).toBe('too_late')
  expect(release(paid, 'dealer', days(30))).toEqual({
    hold: { stage: 'ended', why: 'released_by_dealer' },
    letter: 'released',
  })
  expect(release(ended('released_by_dealer', 'refunded'), 'buyer', minutes(3))).toBe('too_late')
  expect(confirmation(paid, minutes(3))).toBe('made')
})

test('a buyer who is forgotten gives up what is not paid, and what is paid stays (Spec 2.12, 6.02)', () => {
  const forgotten = { account: undefined }
  expect(nextStep({ ...begun, ...forgotten }, undefined, minutes(3))).toEqual({
    kind: 'store',
    change: { hold: { stage: 'ended', why: 'cancelled' } },
  })
  expect(nextStep({ ...paid, ...forgotten }, undefined, minutes(3))).toEqual({
    kind: 'ask',
    call: 'look',
  })
})
