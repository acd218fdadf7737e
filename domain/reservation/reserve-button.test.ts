import { expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { siteSchema } from '../site/site.ts'
import { reserveButtonText } from './reserve-button.ts'
import { DEFAULT_DEPOSIT_DOLLARS } from './thresholds.ts'

const { reserveNow } = baseWords

test.each([
  ['a deposit of $200 is on the button', 200, 'Reserve Now $200'],
  ['a large deposit has separators', 1500, 'Reserve Now $1,500'],
  ['a deposit of $1 is the least', 1, 'Reserve Now $1'],
  ['a deposit of $0 hides the button', 0, undefined],
  ['a deposit below zero hides the button', -1, undefined],
  ['a deposit that is not a number hides the button', Number.NaN, undefined],
])('%s (Spec 9.19)', (_name, deposit, expected) => {
  expect(reserveButtonText(deposit, { reserveNow, locale: 'en-AU' })).toBe(expected)
})

test('a site that names no deposit asks for $200 (Spec 9.19)', () => {
  expect(siteSchema.shape.constants.parse({}).reserveDeposit).toBe(DEFAULT_DEPOSIT_DOLLARS)
  expect(DEFAULT_DEPOSIT_DOLLARS).toBe(200)
})
