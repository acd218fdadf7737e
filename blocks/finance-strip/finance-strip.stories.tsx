import type { Meta } from '@storybook/react-vite'
import { aCar, barest, lendersFor, soldCar } from '#parts/fixture-cars.ts'
import { americanSite, financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import FinanceStrip from './finance-strip.tsx'
import block from './schema.ts'

const meta: Meta<typeof FinanceStrip> = {
  component: FinanceStrip,
  render: (args) => (
    <div style={{ maxWidth: 352, padding: 16 }}>
      <FinanceStrip {...args} />
    </div>
  ),
}
export default meta

const story = storyOf(block, { site: financeSite })
const highPrice = 1_248_000
const highPriceLender = {
  ...lendersFor(highPrice)['4'],
  interestRate: 16.69,
  comparisonRate: 19.42,
  deposit: 124_800,
  balloon: 312_000,
  disclaimer: 'Offer ends 31 December 2026 and is for private buyers of cars built from 2020.',
}

export const Smallest = story('Smallest', {
  car: aCar({
    id: 'jm-3001',
    make: 'Kia',
    model: 'Rio',
    finance_lenders: { 4: { interestRate: 8.49, comparisonRate: 9.31, paymentWeek: 79 } },
  }),
})
export const Typical = story('Typical')
export const Longest = story('Typical', {
  car: aCar({
    id: 'jm-3002',
    make: 'Ferrari',
    model: 'SF90 Stradale',
    price: highPrice,
    finance_lenders: { 4: highPriceLender },
  }),
})

const withFinance = (changes: Partial<NonNullable<typeof financeSite.finance>>) => ({
  ...financeSite,
  ...(financeSite.finance && { finance: { ...financeSite.finance, ...changes } }),
})

/** What the kind of provider shows: 1 names its terms and a day, 7 only a monthly repayment. */
const provider = (kind: number, changes: object = {}) => {
  const { paymentWeek, ...monthly } = lendersFor(31_990)[kind] ?? {}
  const lender = { ...monthly, ...(kind !== 7 && { paymentWeek }), deposit: 3_199, ...changes }
  return story('Typical', {
    car: aCar({ id: 'jm-3003', make: 'Kia', model: 'Rio', finance_lenders: { [kind]: lender } }),
    site: withFinance({ provider: kind }),
  })
}

export const Provider1 = provider(1)
export const Provider2 = provider(2)
export const Provider3 = provider(3, { balloon: 9_000 })
export const Provider5 = provider(5, { balloon: 9_000 })
export const Provider6 = provider(6)
export const Provider7 = provider(7)
export const RatesAndOffer = story('Typical', {
  site: withFinance({
    offerEnds: '2026-12-31',
    rateRanges: { interest: { from: 5.86, to: 16.69 }, comparison: { from: 8.38, to: 19.42 } },
  }),
})
export const American = story('Typical', { site: americanSite })
export const Empty = story('Typical', { car: barest })
export const Sold = story('Typical', { car: soldCar })
