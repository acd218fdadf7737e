import type { Meta } from '@storybook/react-vite'
import { aCar, barest, lendersFor, soldCar } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
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
export const Empty = story('Typical', { car: barest })
export const Sold = story('Typical', { car: soldCar })
