import { expect, test } from 'vitest'
import { flagsSchema } from './flags-schema.ts'
import { promisedFor, propositions } from './propositions.ts'

const off = flagsSchema.parse({ finance: false, tradeIn: false })
const all = flagsSchema.parse({ reserveOnline: true, certifiedBadge: true })

const always = ['freight', 'videoCall']
const online = ['reserveOnline', 'tradeIn', 'financeOnline']

test.each([
  ['new', 'no feature', off, [...always, 'warranty']],
  ['demo', 'no feature', off, [...always, 'warranty']],
  ['used', 'no feature', off, [...always, 'protectionPlan', 'warranty']],
  ['new', 'all features', all, [...online, ...always, 'warranty']],
  [
    'used',
    'all features',
    all,
    [...online, ...always, 'protectionPlan', 'warranty', 'qualityAssured'],
  ],
] as const)(
  'for a %s car a site with %s promises its part (Spec 9.30)',
  (carType, _, flags, names) => {
    expect(promisedFor(carType, flags)).toEqual(names)
  },
)

test.each([
  ['reserveOnline', /secure gateway/],
  ['tradeIn', /independent/],
  ['financeOnline', /finance/],
  ['freight', /anywhere in Australia|Wherever you live in Australia/],
  ['videoCall', /video call/],
  ['protectionPlan', /3 years of mechanical protection/],
  ['warranty', /standard warranty of 3 years/],
  ['qualityAssured', /certified.*pre-owned/],
] as const)('%s is promised in words that fit a panel (Spec 9.30)', (name, words) => {
  const { title, text } = propositions[name]
  expect(text).toMatch(words)
  expect([title.length <= 80, text.length <= 160]).toEqual([true, true])
})
