import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { type CalculatorReason, calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { DEFAULT_RATE_PERCENT } from '#domain/finance/thresholds.ts'
import { formatMoney, formatRate } from '#domain/format.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

type Inputs = {
  price: number
  deposit: number
  termMonths: number
  ratePercent: number
  balloon: number
  upFrontFee: number
  monthlyFee: number
}

const reasons: Record<CalculatorReason, string> = {
  price_not_above_0: 'The price is not above $0.',
  deposit_negative: 'The deposit is below $0.',
  deposit_not_below_price: 'The deposit is not below the price.',
  term_below_1_month: 'The term is below one month.',
  rate_not_0_to_100: 'The rate is not between 0 and 100 per cent.',
  balloon_negative: 'The balloon is below $0.',
  balloon_not_below_financed: 'The balloon is not below the amount financed.',
}

const typical: Inputs = {
  price: 30_000,
  deposit: 0,
  termMonths: 60,
  ratePercent: DEFAULT_RATE_PERCENT,
  balloon: 0,
  upFrontFee: 400,
  monthlyFee: 10,
}
const money = (dollars: number) => formatMoney(dollars, 'en-AU')

const rule: Rule<Inputs> = {
  title: 'Finance calculator',
  sentence:
    'Repayments are worked out by the usual loan formula, with any deposit and balloon, in whole dollars. A weekly repayment is the monthly one times 12, divided by 52. The comparison rate adds the fees, for a secured loan of $30,000 over five years.',
  source: 'Spec 9.12-9.14, D30',
  inputs: {
    price: { label: 'Price', kind: 'money' },
    deposit: { label: 'Deposit', kind: 'money' },
    termMonths: { label: 'Term, in months', kind: 'number' },
    ratePercent: { label: 'Interest rate, per cent a year', kind: 'number' },
    balloon: { label: 'Balloon', kind: 'money' },
    upFrontFee: { label: 'Upfront fee', kind: 'money' },
    monthlyFee: { label: 'Monthly fee', kind: 'money' },
  },
  typical,
  decide({ upFrontFee, monthlyFee, ...inputs }) {
    const repayment = calculateRepayment(inputs)
    const fees = { upFront: upFrontFee, monthly: monthlyFee }
    const rate = comparisonRate(inputs.ratePercent, fees)
    return [
      answerOf('Repayment', repayment, {
        yes: repayment.eligible
          ? `${money(repayment.weekly)} a week, ${money(repayment.monthly)} a month, ${money(repayment.totalPaid)} in all`
          : '',
        no: 'Cannot be calculated',
        reasons,
      }),
      { about: 'Comparison rate', text: rate === undefined ? 'None' : formatRate(rate, 'en-AU') },
    ]
  },
  cases: [
    { title: '$30,000 over five years', inputs: typical },
    { title: 'With a deposit of 10%', inputs: { ...typical, deposit: 3_000 } },
    { title: 'With a balloon of 30%', inputs: { ...typical, balloon: 9_000 } },
    { title: 'Without interest', inputs: { ...typical, ratePercent: 0 } },
    { title: 'Without fees', inputs: { ...typical, upFrontFee: 0, monthlyFee: 0 } },
    { title: 'A deposit as large as the price', inputs: { ...typical, deposit: 30_000 } },
    { title: 'No term', inputs: { ...typical, termMonths: 0 } },
  ],
}

const meta: Meta<Inputs> = { title: 'Finance calculator', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Finance calculator',
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('row', { name: /^Without interest/ })
    await expect(within(row).getByText(/\$500 a month, \$30,000 in all/)).toBeVisible()
  },
}
