import { expect, test } from 'vitest'
import { financeSchema } from '#domain/site/finance.ts'
import { siteSchema } from '#domain/site/site.ts'
import { emptyState, withSort } from '#domain/stock-query/state.ts'
import { buildRequest, indexOptions } from './build/index-options.ts'
import { searchOfCars } from './search-of-cars.ts'
import { car, now } from './stock-search.fixture.ts'

/** A car for which its lender states these dollars a month. */
const financed = (id: string, paymentMonth: number, fields: Parameters<typeof car>[1] = {}) =>
  car(id, {
    price: 9_990,
    finance_lenders: { 7: { interestRate: 8.9, comparisonRate: 8.9, paymentMonth } },
    ...fields,
  })

const cars = [
  financed('high', 313.4),
  financed('low', 120),
  financed('subscribed', 99, { subscription_price: 150 }),
  financed('sold', 80, { status: 'sold', sold_date_timestamp: Date.parse(now) / 1000 }),
  car('none', { price: 9_000 }),
]

/** The ranges of a site with these features, and the order of its cars by repayment. */
function found(flags: object, locale: 'en-AU' | 'en-US' = 'en-US') {
  const site = {
    constants: siteSchema.shape.constants.parse({}),
    flags: siteSchema.shape.flags.parse(flags),
    finance: financeSchema.parse({ provider: 7, disclaimerName: 'Bluebonnet Auto Credit' }),
    stockFilter: undefined,
    timeZone: 'America/Chicago',
    locations: [],
    dealerships: [],
    locale,
  }
  const search = searchOfCars(cars, indexOptions(buildRequest('lot', site, new Date(now))))
  const { facets, hits } = search.search({ state: withSort(emptyState, 'repayment_asc') })
  const { monthly_price_range: monthly, weekly_price_range: weekly } = facets
  return { monthly, weekly, first: hits.map(({ id }) => id).slice(0, 3) }
}

test('cars are in the ranges of what their cards state, and the lowest payment is first (D11)', () => {
  expect(found({})).toEqual({
    monthly: { '100-200': 1, '300-400': 1, '<100': 1 },
    weekly: {},
    first: ['subscribed', 'low', 'high'],
  })
})

test('in Australia the same payments are counted by the week (D11)', () => {
  expect(found({}, 'en-AU').weekly).toEqual({ '<50': 2, '50-100': 1 })
})

test('a car by subscription has no repayment, as its card has none (Spec 4.06, D11)', () => {
  expect(found({ subscription: true })).toMatchObject({
    monthly: { '100-200': 1, '300-400': 1 },
    first: ['low', 'high', expect.any(String)],
  })
})

test('a site without the feature counts no repayments (Spec 5.28)', () => {
  expect(found({ finance: false })).toMatchObject({ monthly: {}, weekly: {} })
})
