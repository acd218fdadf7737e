import { expect, test } from 'vitest'
import { everyWay } from './every-way.fixture.ts'
import { settled } from './settled.fixture.ts'
import { isLive } from './standing.ts'
import type { World } from './world.fixture.ts'

test('in every order of lost, doubled and late messages a payment ends as the bank has it: with a hold, or given back (D31)', () => {
  let worlds = 0
  const ends = new Set<string>()
  for (const { world } of everyWay()) {
    check(world, ends)
    worlds++
  }
  expect(worlds).toBeGreaterThan(10_000)
  expect([...ends].toSorted()).toEqual([
    'cancelled: cancelled',
    'cancelled: declined',
    'cancelled: none',
    'claimed: none',
    'claimed: open',
    'declined: declined',
    'held: captured',
    'lapsed: refunded',
    'payment_failed: cancelled',
    'payment_failed: declined',
    'payment_failed: none',
    'payment_failed: refunded',
    'released_by_buyer: refunded',
    'timed_out: cancelled',
    'timed_out: declined',
    'timed_out: none',
  ])
})

function check(world: World, ends: Set<string>): void {
  const { bank, stored: of, entered, letters } = settled(world)
  const inBook = bank === 'refunded' ? 'capture,refund' : bank === 'captured' ? 'capture' : ''
  const isRight =
    new Set(letters).size === letters.length &&
    (bank === 'captured') === (of.stage === 'held') &&
    // Nobody can pay any more for what has ended.
    (isLive(of) || bank !== 'open') &&
    bank !== 'authorised' &&
    entered.toString() === inBook &&
    (bank !== 'captured' || letters.includes('captured')) &&
    letters.includes('refunded') === (bank === 'refunded')
  // As a value, so that a failure shows the whole world.
  if (!isRight) expect(world).toBe('a world that ends well')
  ends.add(`${of.endedWhy ?? of.stage}: ${bank}`)
}
