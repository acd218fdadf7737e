import { expect, test } from 'vitest'
import { FINANCE_QUESTION } from './messages.ts'
import { type TradeInLead, tradeInLeadSchema } from './trade-in-lead.ts'

const begun = { rego: '123ABC', regoState: 'QLD' } as const
const whole: Required<TradeInLead> = {
  ...begun,
  kms: 61_000,
  name: 'Ada Okafor',
  phone: '+61491570006',
  email: 'ada@example.com',
  location_id: 'moorooka',
  PreferredContactMethod: 'SMS',
  finance: 'Yes',
  adjustmentAnswers: { 'Has it been in an accident?': 'No' },
  offer_accepted: true,
  form_completed: true,
}

test('a trade-in lead has these fields, and begins with the registration (Spec 3.41)', () => {
  expect(tradeInLeadSchema.parse(whole)).toEqual(whole)
  expect(tradeInLeadSchema.parse(begun)).toEqual(begun)
})

test.each([
  ['Phone', true],
  ['Email', true],
  ['SMS', true],
  ['Fax', false],
  ['phone', false],
])('the preferred contact may be %s: %s (Spec 3.41, 5.17)', (PreferredContactMethod, accepted) => {
  expect(tradeInLeadSchema.safeParse({ ...begun, PreferredContactMethod }).success).toBe(accepted)
})

test.each([
  ['Yes', true],
  ['No', true],
  ['', false],
  ['null', false],
  ['Maybe', false],
])('"Is Your Car Currently Under Finance?" "%s": %s (Spec 3.41, 5.17)', (finance, accepted) => {
  expect(FINANCE_QUESTION).toBe('Is Your Car Currently Under Finance?')
  expect(tradeInLeadSchema.safeParse({ ...begun, finance }).success).toBe(accepted)
})

test.each([
  ['no registration', { rego: '' }, 'rego'],
  ['a state elsewhere', { regoState: 'Otago' }, 'regoState'],
  ['kilometres below zero', { kms: -1 }, 'kms'],
  ['kilometres that are not a number', { kms: Number.NaN }, 'kms'],
  ['a phone as typed', { phone: '0491 570 006' }, 'phone'],
  ['half an address', { email: 'ada@' }, 'email'],
  ['an answer without text', { adjustmentAnswers: { Keys: '' } }, 'adjustmentAnswers'],
])('an unclear lead is rejected by its path: %s (Spec 3.41)', (_name, changes, field) => {
  const { error } = tradeInLeadSchema.safeParse({ ...begun, ...changes })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})
