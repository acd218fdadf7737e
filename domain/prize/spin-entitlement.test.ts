import { expect, test } from 'vitest'
import { type Spinner, spinEntitlement } from './spin-entitlement.ts'

const signedIn: Spinner = { signedIn: true, depositDollars: 0, spinsTaken: 0 }
const outcome = (changes: Partial<Spinner>) => {
  const answer = spinEntitlement({ ...signedIn, ...changes })
  return answer.eligible ? answer.spinsLeft : answer.reasons
}

test.each([
  ['a visitor who is not signed in may not spin', { signedIn: false }, ['not_signed_in']],
  ['nor one with a deposit', { signedIn: false, depositDollars: 200 }, ['not_signed_in']],
  ['a signed-in user spins once', {}, 1],
  ['and not twice', { spinsTaken: 1 }, ['no_spins_left']],
  ['a deposit gives a second spin', { depositDollars: 200, spinsTaken: 1 }, 1],
  ['with a deposit both spins may still be left', { depositDollars: 200 }, 2],
  ['and no third', { depositDollars: 200, spinsTaken: 2 }, ['no_spins_left']],
  ['more spins than allowed leave none', { spinsTaken: 1e12 }, ['no_spins_left']],
  ['spins below zero count as none', { spinsTaken: -5 }, 1],
  ['an unknown number of spins leaves none', { spinsTaken: Number.NaN }, ['no_spins_left']],
])('%s (Spec 9.20, D32)', (_name, changes, expected) => {
  expect(outcome(changes)).toEqual(expected)
})

test.each([
  ['without a deposit has one spin', 0, 1],
  ['with $199 has one spin', 199, 1],
  ['with $200 has two spins', 200, 2],
  ['with $201 has two spins', 201, 2],
  ['with a deposit far above has no third spin', 1e12, 2],
  ['with a deposit that is not a number has one spin', Number.NaN, 1],
])('a signed-in user %s (Spec 9.20)', (_name, depositDollars, spins) => {
  expect(outcome({ depositDollars })).toBe(spins)
})
