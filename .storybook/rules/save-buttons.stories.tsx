import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, carStatuses } from '#domain/car/kinds.ts'
import { compareButton, favouriteButton, type SaveReason } from '#domain/car/save-buttons.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

type Inputs = {
  garage: boolean
  favourites: boolean
  watchlist: boolean
  compare: boolean
  status: CarStatus
  price: number
  images: number
  alreadySaved: boolean
}

const reasons: Record<SaveReason, string> = {
  feature_off: 'The site does not offer this.',
  not_available: 'The car is neither in stock nor coming soon.',
  not_in_stock: 'A garage takes only cars in stock.',
  price_not_above_0: 'A garage takes only cars with a price.',
  no_image: 'A garage takes only cars with a photo.',
}

const typical: Inputs = {
  garage: true,
  favourites: true,
  watchlist: false,
  compare: true,
  status: 'in_stock',
  price: 31_990,
  images: 12,
  alreadySaved: false,
}
const stored = { ...typical, garage: false }

const rule: Rule<Inputs> = {
  title: 'Save and compare buttons',
  sentence:
    'On sites with a garage, only cars in stock with a price and a photo can be saved and compared; on other sites, any car in stock or coming soon. A saved car can always be removed.',
  source: 'Spec 4.01, 5.06-5.08',
  inputs: {
    garage: { label: 'The site has a garage', kind: 'yes_or_no' },
    favourites: { label: 'The site has favourites', kind: 'yes_or_no' },
    watchlist: { label: 'The site has a watchlist', kind: 'yes_or_no' },
    compare: { label: 'The site has car comparison', kind: 'yes_or_no' },
    status: { label: 'Status', kind: carStatuses },
    price: { label: 'Price', kind: 'money' },
    images: { label: 'Photos', kind: 'number' },
    alreadySaved: { label: 'Already saved', kind: 'yes_or_no' },
  },
  typical,
  decide({ status, price, images, alreadySaved, ...settings }) {
    const photos = Array.from({ length: images }, (_, index) => `/photos/${index}.jpg`)
    const car = { status, price, images: photos }
    const words = { yes: 'Shows', no: 'No button', reasons }
    return [
      answerOf('Favourite button', favouriteButton(car, settings, { alreadySaved }), words),
      answerOf('Compare button', compareButton(car, settings), words),
    ]
  },
  cases: [
    { title: 'A garage', inputs: typical },
    { title: 'A garage, and no photo', inputs: { ...typical, images: 0 } },
    { title: 'A garage, and no price', inputs: { ...typical, price: 0 } },
    { title: 'A garage, coming soon', inputs: { ...typical, status: 'coming_soon' } },
    { title: 'Favourites, coming soon', inputs: { ...stored, status: 'coming_soon', images: 0 } },
    { title: 'Favourites, sold', inputs: { ...stored, status: 'sold' } },
    {
      title: 'Favourites, saved and then sold',
      inputs: { ...stored, status: 'sold', alreadySaved: true },
    },
    { title: 'Neither', inputs: { ...stored, favourites: false, compare: false } },
  ],
}

const meta: Meta<Inputs> = {
  title: 'Save and compare buttons',
  tags: ['!autodocs'],
  ...pageOf(rule),
}
export default meta

export const Page: StoryObj<Inputs> = { name: 'Save and compare buttons' }
