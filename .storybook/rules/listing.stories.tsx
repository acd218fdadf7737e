import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, carStatuses } from '#domain/car/kinds.ts'
import { type ListingReason, listing } from '#domain/car/listing.ts'
import { type TradeInButtonReason, tradeInButton } from '#domain/trade-in/trade-in-button.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { daysAgo, now } from './story-time.ts'

type Inputs = {
  status: CarStatus
  soldDaysAgo?: number
  soldListedDays: number
  show_on_dealer_website: boolean
}

const listingReasons: Record<ListingReason, string> = {
  kept_off_website: 'The dealer keeps this car off the website.',
  withdrawn: 'The car was withdrawn.',
  sold_date_unknown: 'The car is sold, but the sale date is not known.',
  sold_too_long_ago: 'The car was sold too long ago.',
}
const tradeInReasons: Record<TradeInButtonReason, string> = {
  not_available: 'The car is neither in stock nor coming soon.',
  switched_off: 'The site does not take trade-ins.',
}

const typical: Inputs = { status: 'in_stock', soldListedDays: 3, show_on_dealer_website: true }
const sold: Inputs = { ...typical, status: 'sold' }
const second = 1000

const rule: Rule<Inputs> = {
  title: 'Which cars are listed',
  sentence:
    'Cars in stock or coming soon are listed, and sold cars for three days or as long as the dealership chooses. Only cars in stock or coming soon have a trade-in button.',
  source: 'Spec 4.01, 4.02, 5.17, D13',
  inputs: {
    status: { label: 'Status', kind: carStatuses },
    soldDaysAgo: { label: 'Days since it was sold', kind: 'number' },
    soldListedDays: { label: 'Days that sold cars stay listed', kind: 'number' },
    show_on_dealer_website: { label: 'Allowed on the website', kind: 'yes_or_no' },
  },
  typical,
  decide({ soldDaysAgo, soldListedDays, ...fields }) {
    const soldAt = soldDaysAgo === undefined ? undefined : daysAgo(soldDaysAgo).getTime()
    const sold_date_timestamp = soldAt === undefined ? {} : { sold_date_timestamp: soldAt / second }
    const listed = listing({ ...fields, ...sold_date_timestamp }, { now, soldListedDays })
    return [
      answerOf('In the list', listed, { yes: 'Listed', no: 'Not listed', reasons: listingReasons }),
      answerOf('Trade-in button', tradeInButton(fields, { tradeIn: true }), {
        yes: 'Shows',
        no: 'No button',
        reasons: tradeInReasons,
      }),
    ]
  },
  cases: [
    { title: 'In stock', inputs: typical },
    { title: 'Coming soon', inputs: { ...typical, status: 'coming_soon' } },
    { title: 'Sold nearly three days ago', inputs: { ...sold, soldDaysAgo: 2.99 } },
    { title: 'Sold three days ago', inputs: { ...sold, soldDaysAgo: 3 } },
    { title: 'Sold, kept for a week', inputs: { ...sold, soldDaysAgo: 3, soldListedDays: 7 } },
    { title: 'Sold, date not known', inputs: sold },
    { title: 'Withdrawn', inputs: { ...typical, status: 'withdrawn' } },
    { title: 'Kept off the website', inputs: { ...typical, show_on_dealer_website: false } },
  ],
}

const meta: Meta<Inputs> = { title: 'Which cars are listed', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Which cars are listed' }
