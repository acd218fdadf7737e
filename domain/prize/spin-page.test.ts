import { expect, test } from 'vitest'
import { type AtWheel, spinPage } from './spin-page.ts'

const fresh: AtWheel = {
  phase: 'running',
  asked: undefined,
  taken: 0,
  spinsLeft: 1,
  hasPrizes: true,
}
const spent = { taken: 1, spinsLeft: 0 }

test.each([
  ['ready before the first spin', {}, 'ready'],
  ['ready for a second one', { taken: 1 }, 'ready'],
  ['the prize of the spin that was just made', { ...spent, asked: 1 }, 'won'],
  ['the prize of the first of two', { taken: 1, asked: 1 }, 'won'],
  ['it after the last day too', { ...spent, asked: 1, phase: 'expired' }, 'won'],
  ['that the spin is had', spent, 'no_spins'],
  ['the same, whatever is asked for', { ...spent, asked: 2 }, 'no_spins'],
  ['that a spin got no answer', { asked: 1 }, 'failed'],
  ['ready, where a later one is asked for', { asked: 2 }, 'ready'],
  ['that every prize is won', { hasPrizes: false }, 'empty'],
  ['the same where a spin is asked for', { hasPrizes: false, asked: 1 }, 'empty'],
  ['when it begins', { phase: 'not_started' }, 'not_yet'],
  ['that it is over', { phase: 'expired' }, 'over'],
  ['the same to who had the spin', { ...spent, phase: 'expired' }, 'over'],
] as const)('a wheel shows %s (Spec 4.29, D32)', (_, change, page) => {
  expect(spinPage({ ...fresh, ...change })).toBe(page)
})
