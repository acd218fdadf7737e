import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonsOf } from '../eligibility.ts'
import { type Loan, monthlyRepayment } from './amortisation.ts'
import { comparisonLoan, comparisonRate } from './comparison-rate.ts'
import { estimateTerms } from './disclaimers.ts'
import { financeEstimate } from './finance-estimate.ts'
import { calculateRepayment } from './repayment-calculator.ts'
import { repaymentAmount } from './repayment-period.ts'

/** Rates in hundredths of a per cent, so that two of them differ by more than arithmetic does. */
const rate = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((step) => step / 100)
const dollars = (most: number) => fc.integer({ min: 0, max: most })
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, 1, 60, -1, 0.5, 1e12, 1e308, 5e-324))

const loan: fc.Arbitrary<Loan> = fc
  .record({
    financed: fc.integer({ min: 1, max: 500_000 }),
    ratePercent: rate(100),
    termMonths: fc.integer({ min: 1, max: 120 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  })
  .map(({ share, ...terms }) => ({ ...terms, balloon: Math.floor(terms.financed * share) }))
const calculated = ({ financed, ...terms }: Loan) =>
  calculateRepayment({ ...terms, price: financed, deposit: 0 })

test('a higher rate never repays less (D30)', () => {
  fc.assert(
    fc.property(loan, rate(100), (terms, other) => {
      const [low, high] = [terms.ratePercent, other].sort((a, b) => a - b)
      const at = (ratePercent = 0) => monthlyRepayment({ ...terms, ratePercent })
      expect(at(high)).toBeGreaterThanOrEqual(at(low) * (1 - 1e-12))
    }),
  )
})

test('what is paid in all is never less than what is financed (D30)', () => {
  fc.assert(
    fc.property(loan, (terms) => {
      expect(calculated(terms)).toMatchObject({ eligible: true, financed: terms.financed })
      const { totalPaid } = { totalPaid: 0, ...calculated(terms) }
      expect(totalPaid).toBeGreaterThanOrEqual(terms.financed)
    }),
  )
})

const fees = fc.record({ upFront: dollars(29_000), monthly: dollars(500) })
/** A comparison rate above 100 % is not stated: it counts as higher than any other. */
const compared = (...args: Parameters<typeof comparisonRate>) =>
  comparisonRate(...args) ?? Number.POSITIVE_INFINITY

test('a comparison rate is never below the interest rate, which it is without fees (Spec 9.13)', () => {
  fc.assert(
    fc.property(rate(100), fees, (ratePercent, charged) => {
      expect(compared(ratePercent, charged)).toBeGreaterThanOrEqual(ratePercent)
      expect(comparisonRate(ratePercent, { upFront: 0, monthly: 0 })).toBeCloseTo(ratePercent, 2)
    }),
  )
})

test('a comparison rate never falls as the rate, a fee or both rise (Spec 9.13)', () => {
  fc.assert(
    fc.property(rate(50), rate(50), fees, fees, (ratePercent, moreRate, charged, more) => {
      const known = compared(ratePercent, charged)
      const upFront = charged.upFront + more.upFront
      const monthly = charged.monthly + more.monthly
      expect(compared(ratePercent + moreRate, charged)).toBeGreaterThanOrEqual(known)
      expect(compared(ratePercent, { ...charged, upFront })).toBeGreaterThanOrEqual(known)
      expect(compared(ratePercent, { ...charged, monthly })).toBeGreaterThanOrEqual(known)
      expect(compared(ratePercent + moreRate, { upFront, monthly })).toBeGreaterThanOrEqual(known)
    }),
  )
})

test('any numbers are calculated to numbers or refused with a reason (D30, Spec 9.13)', () => {
  const inputs = fc.record({
    price: anyNumber,
    deposit: anyNumber,
    balloon: anyNumber,
    termMonths: anyNumber,
    ratePercent: anyNumber,
  })
  fc.assert(
    fc.property(inputs, anyNumber, anyNumber, (terms, upFront, monthly) => {
      const answer = calculateRepayment(terms)
      if (answer.eligible) expect(answer.monthly).not.toBeNaN()
      else expect(reasonsOf(answer)).not.toEqual([])
      const loans = [comparisonLoan, terms]
      for (const basis of loans) {
        const stated = comparisonRate(terms.ratePercent, { upFront, monthly }, basis) ?? 0
        expect(stated >= 0 && stated <= 100).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

const entry = fc.record(
  {
    interestRate: anyNumber,
    comparisonRate: anyNumber,
    paymentWeek: anyNumber,
    paymentMonth: anyNumber,
    termWeeks: anyNumber,
    termMonths: anyNumber,
    termYears: anyNumber,
    deposit: anyNumber,
    balloon: anyNumber,
    disclaimer: fc.string(),
  },
  { requiredKeys: [] },
)
const provider = fc.integer({ min: 0, max: 8 })
const car = fc.record(
  {
    make: fc.string(),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn'),
    price: anyNumber,
    year: anyNumber,
    dealership_slug: fc.string(),
    finance_lenders: fc.dictionary(provider.map(String), entry),
  },
  { requiredKeys: ['make', 'status'] },
)
const today = fc.record({
  now: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
  timeZone: fc.constantFrom('Australia/Brisbane', 'Pacific/Auckland', 'America/Los_Angeles'),
})

test('any car has whole payments above 0 or a reason for none (Spec 5.28-5.32)', () => {
  fc.assert(
    fc.property(car, provider, today, (any, kind, day) => {
      const estimate = financeEstimate(any, { provider: kind }, day)
      if (estimate.eligible) {
        const { weekly = 1, monthly = 1 } = estimate
        expect([weekly, monthly].every((paid) => Math.round(paid) === paid && paid > 0)).toBe(true)
        expect(repaymentAmount(estimate, 'week')).not.toBeNaN()
      } else expect(estimate.reasons).not.toEqual([])
      expect(() => estimateTerms(any, { provider: kind }, day, 'en-AU')).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})
