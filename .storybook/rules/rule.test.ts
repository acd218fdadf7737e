import { expect, test } from 'vitest'
import { answerOf, controlsOf, type Rule, valueText } from './rule.ts'

type Inputs = { price?: number; sold: boolean; type: string; tag: string }

const rule: Rule<Inputs> = {
  title: 'A rule',
  sentence: 'It decides.',
  source: 'Spec 4.01',
  inputs: {
    price: { label: 'Price', kind: 'money' },
    sold: { label: 'Sold', kind: 'yes_or_no' },
    type: { label: 'Condition', kind: ['new', 'used'] },
    tag: { label: 'Tag', kind: 'text' },
  },
  typical: { sold: false, type: 'used', tag: '' },
  decide: () => [],
  cases: [],
}

test('each input has a control of its kind, with the label of the page', () => {
  expect(controlsOf(rule)).toEqual({
    price: { name: 'Price', control: { type: 'number' } },
    sold: { name: 'Sold', control: { type: 'boolean' } },
    type: { name: 'Condition', control: { type: 'select' }, options: ['new', 'used'] },
    tag: { name: 'Tag', control: { type: 'text' } },
  })
})

test.each([
  ['money in dollars', 'money', 31_990, '$31,990'],
  ['a distance in kilometres', 'distance', 1250, '1,250 km'],
  ['a year without separator', 'year', 2026, '2026'],
  ['a rate with its decimals', 'number', 8.49, '8.49'],
  ['a switch as yes or no', 'yes_or_no', false, 'no'],
  ['a code in words', ['coming_soon'], 'coming_soon', 'coming soon'],
  ['an empty text as none', 'text', '', 'none'],
  ['nothing as unknown', 'money', undefined, 'not known'],
] as const)('shows %s', (_, kind, value, text) => {
  expect(valueText({ label: 'Input', kind }, value)).toBe(text)
})

test('a refusal gives its reasons as sentences, in their order', () => {
  const words = { yes: 'Shows', no: 'Hidden', reasons: { sold: 'It is sold.', old: 'It is old.' } }
  expect(answerOf('Badge', { eligible: false, reasons: ['old', 'sold'] }, words)).toEqual({
    about: 'Badge',
    text: 'Hidden',
    isYes: false,
    because: ['It is old.', 'It is sold.'],
  })
  expect(answerOf('Badge', { eligible: true }, words).text).toBe('Shows')
})
