import { expect, test } from 'vitest'
import { type Measures, measuresOf, measuresText } from './measures.ts'

const rows: readonly [text: string, measures: Measures][] = [
  ['events', { events: true, dataLayer: false, consent: 'not-needed' }],
  ['events data-layer', { events: true, dataLayer: true, consent: 'not-needed' }],
  ['data-layer ask', { events: false, dataLayer: true, consent: 'ask' }],
  ['events data-layer ask', { events: true, dataLayer: true, consent: 'ask' }],
]

test.each(rows)('%s is written and read alike (Spec 7.19)', (text, measures) => {
  expect(measuresText(measures)).toBe(text)
  expect(measuresOf(text)).toEqual(measures)
})

test('what is not measured needs no consent (Spec 7.19)', () => {
  expect(measuresText({ events: false, dataLayer: false, consent: 'ask' })).toBe('')
  expect(measuresOf(undefined)).toEqual({
    ...{ events: false, dataLayer: false, consent: 'not-needed' },
  })
})
