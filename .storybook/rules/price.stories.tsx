import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { PriceType } from '#domain/car/kinds.ts'
import { type PriceDisplay, priceDisplay } from '#domain/car/price-display.ts'
import { formatMoney } from '#domain/format.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

type Inputs = {
  subscription: boolean
  subscription_price: number
  offer_price?: number
  price: number
  before_price: number
  price_type: PriceType
  preorder: boolean
}

const which: Record<PriceDisplay['kind'], string> = {
  subscription: 'The dealer offers subscriptions and the car has a subscription price.',
  reduced: 'The price was reduced or an offer is running, so the old price shows beside it.',
  price: 'There is no subscription or reduction, so the advertised price shows.',
  preorder: 'The price is not above $10 and the car can be preordered.',
  none: 'The price is not above $10, so the dealer’s own text takes its place.',
}

const typical: Inputs = {
  subscription: false,
  subscription_price: 0,
  price: 31_990,
  before_price: 33_990,
  price_type: 'drive_away',
  preorder: false,
}
const plain = { ...typical, before_price: 31_990 }

const rule: Rule<Inputs> = {
  title: 'Price',
  sentence:
    'One price shows, the first of these that applies: the subscription price, a reduced or offer price, the advertised price, PREORDER, or the dealer’s own text.',
  source: 'Spec 4.05-4.10, 9.10',
  inputs: {
    subscription: { label: 'The dealer offers subscriptions', kind: 'yes_or_no' },
    subscription_price: { label: 'Subscription price, per week', kind: 'money' },
    offer_price: { label: 'Offer price', kind: 'money' },
    price: { label: 'Price', kind: 'money' },
    before_price: { label: 'Price before the reduction', kind: 'money' },
    price_type: {
      label: 'What the price includes',
      kind: ['drive_away', 'drive_away_estimated', 'egc', 'poa'],
    },
    preorder: { label: 'Can be preordered', kind: 'yes_or_no' },
  },
  typical,
  decide(inputs) {
    const settings = {
      locale: 'en-AU',
      subscription: inputs.subscription,
      wording: baseWords,
    } as const
    const { kind, text, was, priceType } = priceDisplay(inputs, settings)
    return [
      {
        about: 'The price',
        text: [text, priceType, was !== undefined && `was ${formatMoney(was, 'en-AU')}`]
          .filter(Boolean)
          .join(', '),
        because: [which[kind]],
      },
    ]
  },
  cases: [
    { title: 'An advertised price', inputs: plain },
    { title: 'A reduced price', inputs: typical },
    { title: 'An offer', inputs: { ...plain, offer_price: 29_990 } },
    {
      title: 'By subscription',
      inputs: { ...typical, subscription: true, subscription_price: 289 },
    },
    { title: 'A price of $11', inputs: { ...plain, price: 11, before_price: 11 } },
    { title: 'A price of $10', inputs: { ...plain, price: 10, before_price: 10 } },
    { title: 'On preorder', inputs: { ...plain, price: 0, preorder: true } },
  ],
}

const meta: Meta<Inputs> = { title: 'Price', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Price',
  async play({ canvasElement }) {
    const cases = within(canvasElement).getByRole('row', { name: /A price of \$10 / })
    await expect(within(cases).getByText('Enquire for price')).toBeVisible()
  },
}
