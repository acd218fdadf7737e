import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { aCar, barest, hilux } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import FinanceCalculator from './finance-calculator.tsx'
import block from './schema.ts'

const meta: Meta<typeof FinanceCalculator> = {
  component: FinanceCalculator,
  render: (args) => (
    <div style={{ maxWidth: 400, padding: 16 }}>
      <FinanceCalculator {...args} />
    </div>
  ),
}
export default meta

const fees = { upFront: 395, monthly: 8 }
const withFees = {
  ...financeSite,
  ...(financeSite.finance && { finance: { ...financeSite.finance, fees } }),
}
const lender = { interestRate: 8.49, comparisonRate: comparisonRate(8.49, fees), termMonths: 60 }
const car = aCar({
  ...hilux,
  finance_lenders: { 4: { ...lender, paymentWeek: 225.75, deposit: 5_299, balloon: 0 } },
})
const withoutRate = aCar({ ...hilux, finance_lenders: undefined })
const longest = aCar({
  ...hilux,
  price: 1_248_000,
  price_type: 'egc',
  before_price: undefined,
  finance_lenders: { 4: { ...lender, paymentWeek: 4_000, termMonths: 54, deposit: 124_800 } },
})

const story = storyOf(block, { site: withFees, car })
const open = 'Typical'

export const Smallest = story('Smallest')
/** As on a car's page. */
export const Typical = story(open)
export const Result = {
  ...story(open),
  render: (args: Parameters<typeof FinanceCalculator>[0]) => (
    <div style={{ maxWidth: 960, padding: 16 }}>
      <FinanceCalculator {...args} />
    </div>
  ),
}
export const Invalid = {
  ...story(open),
  async play({ canvasElement }: { canvasElement: HTMLElement }) {
    const canvas = within(canvasElement)
    const deposit = canvas.getByRole('spinbutton', { name: 'Deposit or trade-in' })
    await fireEvent.input(deposit, { target: { value: '70000' } })
    await expect(deposit).toBeInvalid()
    await expect(deposit).toHaveAccessibleDescription(/below the price of \$52,990/)
  },
}
/** The lender's fees are not known, so its rate stays. */
export const FixedRate = story(open, { site: financeSite })
export const NoRate = story(open, { site: financeSite, car: withoutRate })
/** A price without charges, a term of its own, a lender's figure that counts otherwise. */
export const Longest = story(open, { car: longest })
export const Empty = story(open, { car: barest })
