import { describe, expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { estimateTerms } from './disclaimers.ts'
import { financeEstimate } from './finance-estimate.ts'
import { lenderOf } from './site-terms.ts'
import { siteTermsNote } from './site-terms-text.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const loan = {
  rateAnnual: 8.5,
  comparisonRate: 9.07,
  termMonths: 60,
  depositPercent: 10,
  balloonPercent: 20,
}
const settings = { provider: 4, ...loan }
const car = { make: 'Kia', status: 'in_stock', price: 20_000, year: 2021 } as const

describe('a car without a lender entry', () => {
  test('has one worked out from the terms of its site (Spec 3.19, D30)', () => {
    // 18,000 at 8.5 % over 60 months with 4,000 at the end: (18000 - 4000 v^60) r / (1 - v^60) is 315.56.
    expect(lenderOf(car, settings)).toEqual({
      source: 'site',
      lender: {
        interestRate: 8.5,
        comparisonRate: 9.07,
        termMonths: 60,
        paymentWeek: 73,
        paymentMonth: 316,
        deposit: 2000,
        balloon: 4000,
      },
    })
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('is estimated by provider %d (Spec 5.28-5.32)', (provider) => {
    const terms = { ...loan, provider, balloonPercent: 0 }
    expect(financeEstimate(car, terms, today)).toMatchObject({ eligible: true, weekly: 85 })
  })

  test.each([
    ['the site states no rate', {}, { rateAnnual: undefined }],
    ['the site states no comparison rate', {}, { comparisonRate: undefined }],
    ['the site states no term', {}, { termMonths: undefined }],
    ['it costs $500', { price: 500 }, {}],
    ['it has no price', { price: undefined }, {}],
    ['deposit and balloon are its price', {}, { depositPercent: 50, balloonPercent: 50 }],
  ])('has none where %s (Spec 5.28, 9.10)', (_, ofCar, ofSite) => {
    expect(lenderOf({ ...car, ...ofCar }, { ...settings, ...ofSite })).toBeUndefined()
  })

  test('has one from $501, without a deposit and a balloon too (Spec 9.10)', () => {
    const { depositPercent, balloonPercent, ...rest } = settings
    expect(lenderOf({ ...car, price: 501 }, rest)?.lender).toMatchObject({ deposit: 0, balloon: 0 })
  })

  test('says that the site worked it out, and from which terms (D30, Spec 9.18)', () => {
    expect(estimateTerms(car, settings, today, 'en-AU')).toBe(
      "Worked out from our standard terms, not a lender's offer for this vehicle: a price of $20,000, a deposit of $2,000 (10% of the price), 60 months at 8.50% p.a., a final payment of $4,000 (20% of the price).",
    )
    const plain = { ...settings, depositPercent: 0, balloonPercent: 0 }
    expect(estimateTerms(car, plain, today, 'en-AU')).toMatch(
      /: a price of \$20,000, no deposit, 60 months at 8\.50% p\.a\., no final payment\.$/,
    )
  })
})

test('a lender entry of the car goes before the terms of the site (Spec 3.18)', () => {
  const own = { interestRate: 7, comparisonRate: 7.5, paymentWeek: 99, disclaimer: 'Of the bank.' }
  const financed = { ...car, finance_lenders: { 4: own } }
  expect(lenderOf(financed, settings)).toEqual({ lender: own, source: 'lender' })
  expect(estimateTerms(financed, settings, today, 'en-AU')).toBe('Of the bank.')
})

test('a repayment of a price without government charges says that it excludes them (D40)', () => {
  const text = 'The price excludes government charges and taxes, and so does this repayment.'
  const own = { finance_lenders: { 4: { paymentWeek: 99 } } }
  expect(estimateTerms({ ...own, price_type: 'egc' }, settings, today, 'en-AU')).toBe(text)
  expect(estimateTerms({ ...own, price_type: 'drive_away' }, settings, today, 'en-AU')).toBe(
    undefined,
  )
})

test.each([
  [loan, /standard terms: a deposit of 10% of the price, 60 months .* 20% of the price\.$/],
  [{ rateAnnual: 8, termMonths: 48 }, /: no deposit, 48 months at 8\.00% p\.a\., no final pay/],
  [{}, /^none$/],
])('a page with several repayments names the terms %j once (D30)', (terms, text) => {
  expect(siteTermsNote(terms, 'en-AU') ?? 'none').toMatch(text)
})

describe('the finance terms of a site', () => {
  const site = { provider: 4, disclaimerName: 'Jacaranda Finance Pty Ltd' }
  test.each([
    [{}, true],
    [loan, true],
    [{ rateAnnual: 8.5 }, false],
    [{ rateAnnual: 8.5, termMonths: 60 }, false],
    [{ ...loan, termMonths: 121 }, false],
    [{ ...loan, depositPercent: 50, balloonPercent: 49 }, true],
    [{ ...loan, depositPercent: 50, balloonPercent: 50 }, false],
    [{ ...loan, provider: 1 }, false],
    [{ ...loan, provider: 1, balloonPercent: 0 }, true],
    [{ ...loan, provider: 1, balloonPercent: 0, depositPercent: 20 }, false],
    [{ provider: 1 }, true],
  ])('%j can be set: %s (D30, Spec 9.15)', (terms, can) => {
    expect(financeSchema.safeParse({ ...site, ...terms }).success).toBe(can)
  })
})
