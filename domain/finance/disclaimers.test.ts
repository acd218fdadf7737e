import { describe, expect, test } from 'vitest'
import { financeSchema } from '../site/finance.ts'
import { estimateTerms, rateWarning, repaymentDisclaimer } from './disclaimers.ts'
import { siteTermsNote } from './site-terms-text.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const company = { disclaimerName: 'Jacaranda Finance Pty Ltd', creditLicence: '418180' }

test('the comparison rate warning names what the rate is based on (D30, Spec 9.13)', () => {
  const { title, text } = rateWarning('en-AU')
  expect(title).toBe('Comparison rate warning')
  expect(text).toMatch(/^The comparison rate is based on a secured loan of \$30,000 over 5 years\./)
  expect(text).toContain('might result in a different comparison rate')
})

describe('the disclaimer of a repayment', () => {
  test.each([
    'indicative only',
    'not a quote or an offer that binds',
    'approved applicants only',
    'terms, conditions, fees and lending criteria apply',
    'Finance by Jacaranda Finance Pty Ltd, Australian Credit Licence 418180.',
  ])('says “%s” (Spec 9.18)', (words) => {
    expect(repaymentDisclaimer(company, 'en-AU')).toContain(words)
  })

  test('names no licence where the company has none (Spec 9.18)', () => {
    const text = repaymentDisclaimer({ disclaimerName: 'Kererū Finance Limited' }, 'en-NZ')
    expect(text).toMatch(/apply\. Finance by Kererū Finance Limited\.$/)
  })

  const rateRanges = {
    interest: { from: 5.86, to: 16.69 },
    comparison: { from: 8.38, to: 19.42 },
  }

  test('names the rates of the lender, both kinds or none (Spec 9.17)', () => {
    expect(repaymentDisclaimer({ ...company, rateRanges }, 'en-AU')).toContain(
      '418180. Interest rates range from 5.86% to 16.69% p.a., comparison rates from 8.38% to 19.42% p.a., depending',
    )
    expect(repaymentDisclaimer(company, 'en-AU')).not.toContain('rates')
  })

  test.each([
    [5.85, false],
    [5.86, true],
    [5.87, true],
  ])('a range of 5.86 to %d can be: %s (Spec 9.17)', (to, can) => {
    const ranges = { ...rateRanges, interest: { from: 5.86, to } }
    const site = { provider: 2, ...company, rateRanges: ranges }
    expect(financeSchema.safeParse(site).success).toBe(can)
  })
})

describe('the terms of an estimate', () => {
  const disclaimer = 'For private buyers.'
  const lender = { paymentMonth: 461.44, termMonths: 60 }
  const site = { offerEnds: '2026-12-31' }
  const provider1 =
    'Based on a deposit of $2,499 (10% of the price) and 60 monthly payments; total payable $30,185. Valid until 1 July 2026.'

  test.each([
    [1, lender, provider1],
    [1, { ...lender, disclaimer }, `${disclaimer} ${provider1}`],
    [1, { termMonths: 60, disclaimer }, disclaimer],
    [2, lender, 'none'],
    [2, { ...lender, disclaimer }, disclaimer],
    [4, lender, 'Offer ends 31 December 2026.'],
    [4, { ...lender, disclaimer }, `${disclaimer} Offer ends 31 December 2026.`],
    [7, lender, 'none'],
  ])('of provider %d with %j read: %s (Spec 4.17, 9.15, 9.16)', (provider, entry, terms) => {
    const car = { price: 24_990, finance_lenders: { [provider]: entry } }
    expect(estimateTerms(car, { ...site, provider }, today, 'en-AU') ?? 'none').toBe(terms)
  })

  test('are none without a lender, and no offer ends where none is set (Spec 9.16)', () => {
    expect(estimateTerms({ price: 24_990 }, { provider: 1 }, today, 'en-AU')).toBeUndefined()
    const car = { finance_lenders: { 4: lender } }
    expect(estimateTerms(car, { provider: 4 }, today, 'en-AU')).toBeUndefined()
  })
})

describe('in the United States', () => {
  test('the warning is about the APR, and names no comparison rate (D40)', () => {
    const { title, text } = rateWarning('en-US')
    expect(`${title} ${text}`).toContain('APR is the annual percentage rate')
    expect(`${title} ${text}`).not.toMatch(/comparison/i)
  })

  test('the disclaimer names the lender and the range of its APR (Spec 9.17, 9.18)', () => {
    const rateRanges = { interest: { from: 5, to: 6 }, comparison: { from: 7.9, to: 19.4 } }
    const text = repaymentDisclaimer({ ...company, rateRanges }, 'en-US')
    expect(text).toBe(
      'Payments are estimates on approved credit, not an offer of credit. Financing by Jacaranda Finance Pty Ltd. APRs range from 7.90% to 19.40%, depending on the applicant and the vehicle.',
    )
  })

  const lender = { interestRate: 8, comparisonRate: 8.9, disclaimer: 'With 10% down.' }
  test.each([
    [
      undefined,
      'With 10% down. The price excludes tax, title and license, and so does this payment.',
    ],
    ['egc', 'With 10% down. The price excludes tax, title and license, and so does this payment.'],
    ['drive_away', 'With 10% down.'],
  ] as const)('terms of a price that is %s say what it leaves out (D40)', (price_type, terms) => {
    const car = { price: 9_000, price_type, finance_lenders: { 7: lender } }
    expect(estimateTerms(car, { provider: 7 }, today, 'en-US')).toBe(terms)
  })

  test('terms of the site name a down payment and the APR (D30, D40)', () => {
    const terms = { rateAnnual: 8, comparisonRate: 8.9, termMonths: 60, depositPercent: 10 }
    expect(siteTermsNote(terms, 'en-US')).toMatch(
      /its payment is worked out .*: a down payment of 10% of the price, 60 months at 8\.90% APR, no final payment\.$/,
    )
  })
})
