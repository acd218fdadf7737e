import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type CertifiedReason, certifiedBadge } from '#domain/car/certified.ts'
import { type CarStatus, carStatuses, type SimpleFuel, simpleFuels } from '#domain/car/kinds.ts'
import { type MarketBadgeReason, marketBadge } from '#domain/car/market-badge.ts'
import { priceDisplay } from '#domain/car/price-display.ts'
import { type TagBanner, tagBanner } from '#domain/car/tag-banner.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { daysAgo, now } from './story-time.ts'

type Inputs = {
  status: CarStatus
  simple_fuel: SimpleFuel
  fuelTag: boolean
  reserved: boolean
  certified: boolean
  programme: boolean
  tag: string
  daysInStock: number
  price: number
  stateAverage: number
  nationalAverage: number
}

const certifiedReasons: Record<CertifiedReason, string> = {
  feature_off: 'The site has no certified program.',
  other_make: 'The certified program is for another make.',
  not_certified: 'The car is not certified.',
  sold: 'The car is sold.',
}
const marketReasons: Record<MarketBadgeReason, string> = {
  feature_off: 'The site does not show market prices.',
  price_not_shown: 'The car shows no price.',
  market_price_unknown: 'The market price of comparable cars is not known.',
  not_499_below_market: 'The price is not more than $499 below market.',
}

const why: Record<TagBanner['kind'], string> = {
  sold: 'The car is sold. This tag comes before all others.',
  fuel: 'The site tags electric and hybrid cars.',
  reserved: 'A buyer has reserved the car.',
  certified: 'The car is certified under the site’s program.',
  custom: 'The dealer gave the car a tag.',
  coming_soon: 'The car is coming soon.',
  new_arrival: 'The car has been in stock for less than eight days.',
}

const typical: Inputs = {
  status: 'in_stock',
  simple_fuel: 'Petrol',
  fuelTag: true,
  reserved: false,
  certified: false,
  programme: true,
  tag: '',
  daysInStock: 3,
  price: 31_990,
  stateAverage: 33_200,
  nationalAverage: 32_500,
}
const old = { ...typical, daysInStock: 30 }
const all: Inputs = {
  ...typical,
  simple_fuel: 'Hybrid',
  reserved: true,
  certified: true,
  tag: 'Test Drive Only',
}

const rule: Rule<Inputs> = {
  title: 'Tags and badges',
  sentence:
    'A car’s picture carries one tag, the first of these that applies: sold, electric or hybrid, reserved, certified, the dealer’s own, coming soon, new arrival. Badges for certified cars and below-market prices have rules of their own.',
  source: 'Spec 4.03, 4.04, 5.36, 5.38, D14, D18',
  inputs: {
    status: { label: 'Status', kind: carStatuses },
    simple_fuel: { label: 'Fuel', kind: simpleFuels },
    fuelTag: { label: 'The site tags electric and hybrid cars', kind: 'yes_or_no' },
    reserved: { label: 'Reserved', kind: 'yes_or_no' },
    certified: { label: 'Certified', kind: 'yes_or_no' },
    programme: { label: 'The make is in the certified program', kind: 'yes_or_no' },
    tag: { label: 'The dealer’s own tag', kind: 'text' },
    daysInStock: { label: 'Days in stock', kind: 'number' },
    price: { label: 'Price', kind: 'money' },
    stateAverage: { label: 'Average price in the state', kind: 'money' },
    nationalAverage: { label: 'Average price nationwide', kind: 'money' },
  },
  typical,
  decide({ daysInStock, programme, stateAverage, nationalAverage, fuelTag, ...fields }) {
    const created_at = daysAgo(daysInStock).toISOString()
    const averages = {
      state_average_market_price: stateAverage,
      average_market_price: nationalAverage,
    }
    const car = { ...fields, created_at, make: 'Kia', autograb_data: averages }
    const certified = { enabled: true, make: programme ? 'Kia' : 'Ford', label: 'Kia Certified' }
    const locale = 'en-AU'
    const price = priceDisplay(car, { locale, subscription: false, wording: baseWords })
    const market = marketBadge(car, price, { enabled: true, locale })
    const tag = tagBanner(car, { fuelTag, certified, wording: baseWords }, { now })
    return [
      {
        about: 'Tag on the picture',
        text: tag?.text ?? 'No tag',
        because: [tag ? why[tag.kind] : 'None of the tags applies.'],
      },
      answerOf('Certified badge', certifiedBadge(car, certified), {
        yes: certified.label,
        no: 'No badge',
        reasons: certifiedReasons,
      }),
      answerOf('Market badge', market, {
        yes: market.eligible ? market.text : '',
        no: 'No badge',
        reasons: marketReasons,
      }),
    ]
  },
  cases: [
    { title: 'Sold, whatever else it is', inputs: { ...all, status: 'sold' } },
    { title: 'A hybrid with everything else', inputs: all },
    { title: 'Reserved, without the fuel tag', inputs: { ...all, fuelTag: false } },
    { title: 'Certified', inputs: { ...old, certified: true } },
    { title: 'The dealer’s own tag', inputs: { ...typical, tag: 'Test Drive Only' } },
    { title: 'Coming soon', inputs: { ...typical, status: 'coming_soon' } },
    { title: 'In stock for seven days', inputs: { ...typical, daysInStock: 7 } },
    { title: 'In stock for eight days', inputs: { ...typical, daysInStock: 8 } },
    { title: '$500 below market', inputs: { ...old, price: 32_700 } },
    { title: '$499 below market', inputs: { ...old, price: 32_701 } },
  ],
}

const meta: Meta<Inputs> = { title: 'Tags and badges', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Tags and badges',
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('row', { name: /^Sold/ })
    await expect(within(row).getByText('JUST SOLD')).toBeVisible()
  },
}
