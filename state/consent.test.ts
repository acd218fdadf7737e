import { expect, test } from 'vitest'
import { createConsent } from './consent.ts'
import { memoryStorage } from './memory-storage.fixture.ts'

function consentWith(isAsked: boolean, signals = {}, stored?: string) {
  const storage = memoryStorage(stored === undefined ? {} : { measurement: stored })
  const make = () => createConsent(isAsked, { storage: () => storage, signals })
  return { consent: make(), again: make }
}

test('a site that asks measures only visitors who agreed, and stores the choice', () => {
  const { consent, again } = consentWith(true)
  expect([consent.choice(), consent.mayMeasure()]).toEqual([undefined, false])
  consent.choose('granted')
  expect([consent.mayMeasure(), again().mayMeasure()]).toEqual([true, true])
  again().choose('refused')
  expect([consent.choice(), consent.mayMeasure()]).toEqual(['refused', false])
})

test('a site that need not ask measures', () => {
  expect(consentWith(false).consent.mayMeasure()).toBe(true)
})

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('%s refuses, whatever the site asks and the visitor chose', (_, signals) => {
  expect(consentWith(false, signals).consent.mayMeasure()).toBe(false)
  const { consent } = consentWith(true, signals, '"granted"')
  expect([consent.mayMeasure(), consent.isRefusedByBrowser]).toEqual([false, true])
})

test.each(['"yes"', '{', 'true', 'null'])('a stored %s is no choice', (stored) => {
  expect(consentWith(true, {}, stored).consent.choice()).toBeUndefined()
})
