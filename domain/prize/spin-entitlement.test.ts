import { expect, test } from 'vitest'
import { type Spinner, spinsLeft } from './spin-entitlement.ts'

const first: Spinner = { depositDollars: 0, secondSpin: true, spinsTaken: 0 }

test.each([
  ['a signed-in user spins once', {}, 1],
  ['and not twice', { spinsTaken: 1 }, 0],
  ['a deposit gives a second spin', { depositDollars: 200, spinsTaken: 1 }, 1],
  [
    'but not where the dealer does not',
    { depositDollars: 200, spinsTaken: 1, secondSpin: false },
    0,
  ],
  ['with a deposit both spins may still be left', { depositDollars: 200 }, 2],
  ['and no third', { depositDollars: 200, spinsTaken: 2 }, 0],
  ['more spins than allowed leave none', { spinsTaken: 1e12 }, 0],
  ['spins below zero count as none', { spinsTaken: -5 }, 1],
  ['an unknown number of spins leaves none', { spinsTaken: Number.NaN }, 0],
  ['$199 adds none', { depositDollars: 199 }, 1],
  ['$201 adds one', { depositDollars: 201 }, 2],
  ['a deposit far above adds no third', { depositDollars: 1e12 }, 2],
  ['a deposit that is not a number adds none', { depositDollars: Number.NaN }, 1],
])('%s (Spec 9.20, D32)', (_, changes, spins) => {
  expect(spinsLeft({ ...first, ...changes })).toBe(spins)
})
