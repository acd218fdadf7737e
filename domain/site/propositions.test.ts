import { describe, expect, test } from 'vitest'
import { carTypes } from '../car/kinds.ts'
import { flagsSchema } from './flags-schema.ts'
import { type PromiseContext, promised, propositionNames, propositions } from './propositions.ts'

const off = flagsSchema.parse({ finance: false, tradeIn: false })
const all = flagsSchema.parse({ reserveOnline: true, certifiedBadge: true })
const pages = { checkout: '/cars/a/checkout', tradeIn: '/cars/trade-in', finance: '/finance' }
const context: PromiseContext = { carType: 'used', flags: all, country: 'Australia', pages }
const namesWith = (about: Partial<PromiseContext>) =>
  promised(propositionNames, { ...context, ...about }).map(({ name }) => name)

const always = ['freight', 'videoCall']
const online = ['reserveOnline', 'securePayments', 'tradeIn', 'financeOnline']

describe('of the promises that a dealer makes', () => {
  test('a site makes none by itself (Spec 9.30)', () => {
    for (const carType of carTypes) expect(promised([], { ...context, carType })).toEqual([])
  })

  test.each([
    ['new', 'no feature', off, [...always, 'warranty']],
    ['demo', 'no feature', off, [...always, 'warranty']],
    ['used', 'no feature', off, [...always, 'protectionPlan', 'warranty']],
    ['new', 'all features', all, [...online, ...always, 'warranty']],
    ['used', 'all features', all, propositionNames],
    [undefined, 'all features', all, propositionNames],
  ] as const)('for a %s car, or any, a site with %s keeps its part (Spec 9.30)', (...row) => {
    const [carType, , flags, names] = row
    expect(namesWith({ carType, flags })).toEqual(names)
  })

  test('those without their page are not made, and the others lead there (Spec 2.46, 4.32, 9.30)', () => {
    expect(namesWith({ pages: {} })).not.toEqual(expect.arrayContaining(['tradeIn']))
    expect(namesWith({ pages: {} })).toEqual(propositionNames.filter((n) => !online.includes(n)))
    const { finance } = pages
    expect(namesWith({ pages: { finance } })).toContain('financeOnline')
    expect(promised(['financeOnline', 'videoCall'], context).map(({ href }) => href)).toEqual([
      finance,
      undefined,
    ])
  })

  test('none names another country (Spec 1.11, 9.30)', () => {
    const [freight] = promised(['freight'], { ...context, country: 'New Zealand' })
    expect(freight?.title).toBe('Freight anywhere in New Zealand')
    expect(freight?.text).toMatch(/^Wherever you live in New Zealand, /)
  })
})

test.each([
  ['reserveOnline', /secure gateway/],
  ['securePayments', /payment provider/],
  ['tradeIn', /independent/],
  ['financeOnline', /finance/],
  ['freight', /Wherever you live in \{country\}/],
  ['videoCall', /video call/],
  ['protectionPlan', /3 years of mechanical protection/],
  ['warranty', /standard warranty of 3 years/],
  ['qualityAssured', /certified.*pre-owned/],
] as const)('%s is promised in words that fit a panel (Spec 9.30)', (name, words) => {
  const { title, text } = propositions[name]
  expect(text).toMatch(words)
  expect([title.length <= 80, text.length <= 160]).toEqual([true, true])
})
