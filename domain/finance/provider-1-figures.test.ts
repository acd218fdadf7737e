import { expect, test } from 'vitest'
import { provider1Figures } from './provider-1-figures.ts'

const today = { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'Australia/Brisbane' }
const lender = { paymentMonth: 461.44, termMonths: 60 }

test.each([
  [24_990, 461.44, 60, 2499, 30_185],
  [24_995, 461.49, 60, 2500, 30_189],
  [24_994, 461.49, 48, 2499, 24_651],
  [11, 0, 1, 1, 1],
])(
  '$%d at $%d for %d months: deposit $%d, in all $%d (Spec 9.15)',
  (price, paymentMonth, termMonths, deposit, totalPayable) => {
    expect(provider1Figures({ price }, { paymentMonth, termMonths }, today)).toEqual({
      deposit,
      termMonths,
      totalPayable,
      offerValidUntil: '2026-07-01',
    })
  },
)

test('a term in years is counted in months (Spec 9.15, 3.19)', () => {
  const inYears = { paymentMonth: 461.44, termYears: 5 }
  expect(provider1Figures({ price: 24_990 }, inYears, today)).toMatchObject({
    termMonths: 60,
    totalPayable: 30_185,
  })
})

test('they are of the offer where one runs (Spec 4.07, 9.15)', () => {
  const car = { price: 26_990, offer_price: 24_990 }
  expect(provider1Figures(car, lender, today)).toMatchObject({
    deposit: 2499,
    totalPayable: 30_185,
  })
})

test.each([
  ['price', {}, lender],
  ['price that shows', { price: 10 }, lender],
  ['monthly payment', { price: 24_990 }, { termMonths: 60 }],
  ['term', { price: 24_990 }, { paymentMonth: 461.44 }],
])('there are none without a %s (Spec 9.15)', (_, car, entry) => {
  expect(provider1Figures(car, entry, today)).toBeUndefined()
})
