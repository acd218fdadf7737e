import { expect, test } from 'vitest'
import { asksConsent, isMeasured, measuresOf, measuresText, type Tracking } from './measures.ts'

const question = 'May we count?'
const rows: readonly [text: RegExp, tracking: Tracking][] = [
  [/^events$/, { events: true, dataLayer: false, consent: 'not-needed' }],
  [/^events data-layer$/, { events: true, dataLayer: true, consent: 'not-needed' }],
  [/^data-layer ask:\w+$/, { events: false, dataLayer: true, consent: 'ask' }],
  [/^events data-layer ask:\w+$/, { events: true, dataLayer: true, consent: 'ask' }],
]

test.each(rows)('%s is written and read alike (Spec 7.19)', (pattern, tracking) => {
  const text = measuresText(tracking, question)
  expect(text).toMatch(pattern)
  const { question: version, ...measured } = measuresOf(text)
  expect(measured).toEqual({ events: tracking.events, dataLayer: tracking.dataLayer })
  expect(version === undefined).toBe(tracking.consent === 'not-needed')
  expect(asksConsent(tracking)).toBe(tracking.consent === 'ask')
})

test('another text is another question (Spec 7.19)', () => {
  const tracking: Tracking = { events: true, dataLayer: false, consent: 'ask' }
  const versionOf = (text: string) => measuresOf(measuresText(tracking, text)).question
  expect(versionOf(question)).toBe(versionOf(question))
  expect(versionOf('May we count calls, too?')).not.toBe(versionOf(question))
})

test('what is not measured needs no consent (Spec 7.19)', () => {
  const nothing: Tracking = { events: false, dataLayer: false, consent: 'ask' }
  expect(measuresText(nothing, question)).toBe('')
  expect([isMeasured(nothing), asksConsent(nothing)]).toEqual([false, false])
  expect(measuresOf(undefined)).toEqual({ events: false, dataLayer: false, question: undefined })
})
