import { describe, expect, test } from 'vitest'
import { type FeatureName, shownFeatures } from './features.ts'
import { flagsSchema } from './flags-schema.ts'
import { baseWords } from './interface-texts.ts'

const all = flagsSchema.parse({ reserveOnline: true })
const context = {
  flags: all,
  country: 'Australia',
  words: baseWords,
  pages: { checkout: '/search', finance: '/finance' },
  answers: (_: string) => true,
}
const shown = (names: readonly FeatureName[], more: Partial<typeof context> = {}) =>
  shownFeatures(names, { ...context, ...more }).map(({ title, href }) => [title, href])

describe('a banner of features', () => {
  test('has the latest offers, a service booking and the sale of a car (Spec 2.49)', () => {
    expect(shown(['offers', 'service', 'sell'])).toEqual([
      ['Latest offers', '/offers'],
      ['Book a service', '/service'],
      ['Sell your car', '/sell-my-car'],
    ])
  })

  test('has no link to a page that the site lacks, or whose feature is off (Spec 2.49)', () => {
    const answers = (path: string) => path !== '/service'
    const flags = flagsSchema.parse({ tradeIn: false })
    expect(shown(['offers', 'service', 'sell'], { answers, flags })).toEqual([
      ['Latest offers', '/offers'],
    ])
  })

  test('has the three propositions of a listing, in the order of the dealer (Spec 2.48)', () => {
    expect(shown(['reserveOnline', 'securePayments', 'financeOnline'])).toEqual([
      ['Reserve quickly online', '/search'],
      ['Secure online payments', '/search'],
      ['Apply for finance', '/finance'],
    ])
  })

  test('promises nothing that the site does not keep (Spec 2.48, 9.30)', () => {
    const { finance } = context.pages
    const propositions = ['reserveOnline', 'securePayments', 'financeOnline'] as const
    expect(shown(propositions, { flags: flagsSchema.parse({}) })).toEqual([
      ['Apply for finance', finance],
    ])
    const pages = { ...context.pages, finance: undefined }
    expect(shownFeatures(propositions, { ...context, pages }).map(({ name }) => name)).toEqual([
      'reserveOnline',
      'securePayments',
    ])
  })
})
