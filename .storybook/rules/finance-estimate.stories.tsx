import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, carStatuses } from '#domain/car/kinds.ts'
import { type FinanceReason, financeEstimate } from '#domain/finance/finance-estimate.ts'
import { formatMoney, formatRate } from '#domain/format.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { now, timeZone } from './story-time.ts'

type Inputs = {
  provider: number
  price: number
  year: number
  status: CarStatus
  hasLender: boolean
  interestRate?: number
  comparisonRate?: number
  paymentWeek?: number
  paymentMonth?: number
  makeExcluded: boolean
  dealershipExcluded: boolean
}

const reasons: Record<FinanceReason, string> = {
  no_lender: 'The site’s provider has made no offer for this car.',
  rate_missing: 'The interest rate or the comparison rate is missing.',
  make_excluded: 'The site does not finance this make.',
  dealership_excluded: 'This dealership does not offer finance.',
  not_available: 'The car is neither in stock nor coming soon.',
  price_not_over_500: 'The price is not above $500.',
  year_not_yet: 'The year lies after the next: it cannot be right.',
  year_too_old: 'The car is twelve or more years old.',
  weekly_payment_missing: 'The provider states no weekly payment.',
  monthly_payment_missing: 'The provider states no monthly payment.',
  unknown_provider: 'There is no provider of this kind.',
}

const typical: Inputs = {
  provider: 4,
  price: 31_990,
  year: 2021,
  status: 'in_stock',
  hasLender: true,
  interestRate: 8.49,
  comparisonRate: 9.31,
  paymentWeek: 157.24,
  paymentMonth: 681.39,
  makeExcluded: false,
  dealershipExcluded: false,
}
const { comparisonRate: _, ...withoutRate } = typical
const { paymentWeek: __, ...monthlyOnly } = typical

const rule: Rule<Inputs> = {
  title: 'Finance estimate',
  sentence:
    'A repayment shows only where the law and the site’s finance provider allow it. The kind of provider, 1 to 7, decides which conditions the car has to meet.',
  source: 'Spec 5.28-5.32, 9.10, 9.12, 9.14',
  inputs: {
    provider: { label: 'Kind of provider', kind: 'number' },
    price: { label: 'Price', kind: 'money' },
    year: { label: 'Year', kind: 'year' },
    status: { label: 'Status', kind: carStatuses },
    hasLender: { label: 'The provider has made an offer', kind: 'yes_or_no' },
    interestRate: { label: 'Interest rate, per cent', kind: 'number' },
    comparisonRate: { label: 'Comparison rate, per cent', kind: 'number' },
    paymentWeek: { label: 'Weekly payment, dollars', kind: 'number' },
    paymentMonth: { label: 'Monthly payment, dollars', kind: 'number' },
    makeExcluded: { label: 'The make is excluded', kind: 'yes_or_no' },
    dealershipExcluded: { label: 'The dealership is excluded', kind: 'yes_or_no' },
  },
  typical,
  decide({
    provider,
    hasLender,
    makeExcluded,
    dealershipExcluded,
    price,
    year,
    status,
    ...lender
  }) {
    const car = { make: 'Kia', dealership_slug: 'moorooka', price, year, status }
    const finance_lenders = hasLender ? { [provider]: lender } : {}
    const estimate = financeEstimate(
      { ...car, finance_lenders },
      {
        provider,
        excludedMakes: makeExcluded ? ['Kia'] : [],
        excludedDealerships: dealershipExcluded ? ['moorooka'] : [],
      },
      { now, timeZone },
    )
    return [
      answerOf('The estimate', estimate, {
        yes: estimate.eligible ? estimateText(estimate) : '',
        no: 'No estimate',
        reasons,
      }),
    ]
  },
  cases: [
    { title: 'Provider 4', inputs: typical },
    { title: 'Provider 7 goes by the month', inputs: { ...monthlyOnly, provider: 7 } },
    { title: 'Provider 4 without a weekly payment', inputs: monthlyOnly },
    { title: 'A price of $500', inputs: { ...typical, price: 500 } },
    { title: 'A price of $501', inputs: { ...typical, price: 501 } },
    { title: 'Provider 2 needs no price', inputs: { ...typical, provider: 2, price: 0 } },
    { title: 'Provider 1, twelve years old', inputs: { ...typical, provider: 1, year: 2014 } },
    { title: 'Provider 1, eleven years old', inputs: { ...typical, provider: 1, year: 2015 } },
    { title: 'A year that is yet to come', inputs: { ...typical, year: 2060 } },
    { title: 'Sold', inputs: { ...typical, status: 'sold' } },
    { title: 'No comparison rate', inputs: withoutRate },
    {
      title: 'Several reasons at once',
      inputs: {
        ...typical,
        price: 0,
        status: 'sold',
        makeExcluded: true,
        dealershipExcluded: true,
      },
    },
  ],
}

type Estimate = Extract<ReturnType<typeof financeEstimate>, { eligible: true }>

const estimateText = ({ weekly, monthly, interestRate, comparisonRate }: Estimate): string =>
  [
    weekly !== undefined && `${formatMoney(weekly, 'en-AU')} a week`,
    monthly !== undefined && `${formatMoney(monthly, 'en-AU')} a month`,
    `${formatRate(interestRate, 'en-AU')}, comparison rate ${formatRate(comparisonRate, 'en-AU')}`,
  ]
    .filter(Boolean)
    .join(', ')

const meta: Meta<Inputs> = { title: 'Finance estimate', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Finance estimate' }
