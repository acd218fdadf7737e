import { expect, test } from 'vitest'
import { baseWords, wordsOf } from '../site/interface-texts.ts'
import { moneyBackTerms } from './money-back.ts'

const site = { locale: 'en-AU', words: baseWords, checkout: { moneyBack: true } } as const

test('a used car can be given back within 2 days, 300 km, undamaged, 2 cars a customer in 12 months (Spec 5.40)', () => {
  expect(moneyBackTerms('used', site)).toEqual({
    title: 'Your money back within 2 days',
    text: 'Bring it back within 2 days, with at most 300 km more on the clock and no damage, and you get your money back. This holds for 2 vehicles a customer in 12 months.',
  })
  const american = {
    ...site,
    locale: 'en-US',
    words: wordsOf({ locale: 'en-US', wording: {} }),
  } as const
  expect(moneyBackTerms('used', american)?.text).toContain('186 miles')
})

test.each([
  ['a new car', 'new', site],
  ['a demo car', 'demo', site],
  ['a used car of a dealer without the terms', 'used', { ...site, checkout: { moneyBack: false } }],
] as const)('%s has no such terms (Spec 5.40, 9.19)', (_, carType, of) => {
  expect(moneyBackTerms(carType, of)).toBeUndefined()
})
