import { expect, test } from 'vitest'
import { createConsent } from './consent.ts'
import { memoryStorage } from './memory-storage.fixture.ts'

function consentWith(question: string | undefined, signals = {}, stored?: string) {
  const storage = memoryStorage(stored === undefined ? {} : { measurement: stored })
  const make = () => createConsent(question, { storage: () => storage, signals })
  return { consent: make(), again: make }
}

test('a site that asks measures only visitors who agreed, and stores the choice', () => {
  const { consent, again } = consentWith('v1')
  expect([consent.choice(), consent.mayMeasure()]).toEqual([undefined, false])
  consent.choose('granted')
  expect([consent.mayMeasure(), again().mayMeasure()]).toEqual([true, true])
  again().choose('refused')
  expect([consent.choice(), consent.mayMeasure()]).toEqual(['refused', false])
})

test('a site that need not ask measures', () => {
  expect(consentWith(undefined).consent.mayMeasure()).toBe(true)
})

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('%s refuses, whatever the site asks and the visitor chose', (_, signals) => {
  expect(consentWith(undefined, signals).consent.mayMeasure()).toBe(false)
  const { consent } = consentWith('v1', signals, '"v1"')
  expect([consent.mayMeasure(), consent.isRefusedByBrowser]).toEqual([false, true])
})

test.each(['"yes"', '"granted"', '{', 'true', 'null'])('a stored %s is no choice', (stored) => {
  expect(consentWith('v1', {}, stored).consent.choice()).toBeUndefined()
})

test('who agreed to another question is asked again, who refused is not', () => {
  const before = consentWith('v2', {}, '"v1"').consent
  expect([before.choice(), before.mayMeasure()]).toEqual([undefined, false])
  before.choose('granted')
  expect(before.mayMeasure()).toBe(true)
  const refused = consentWith('v2', {}, '"refused"').consent
  expect([refused.choice(), refused.mayMeasure()]).toEqual(['refused', false])
})
