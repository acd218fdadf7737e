import type { PurchaseOptions } from '#domain/purchase/choices.ts'
import { hilux } from '#parts/fixture-cars.ts'
import type { PurchaseView } from '#parts/reservation-state/purchase-view.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { PurchaseData } from './load.ts'
import OnlinePurchase from './online-purchase.tsx'
import block from './schema.ts'

export default { component: OnlinePurchase }

const [route, path] = ['/checkout-journey/:purchase', '/checkout-journey/8f2']
const story = storyOf<PurchaseData>(block, { data: {}, page: storyPage({ path, route }) })
const site = {
  ...financeSite,
  checkout: { ...financeSite.checkout, moneyBack: true, delivery: 'Free within 50 km.' },
}
const loan = (termMonths: number, weekly: number) => ({
  eligible: true as const,
  interestRate: 8.49,
  comparisonRate: 9.12,
  termMonths,
  weekly,
  monthly: weekly * 4,
  deposit: 5_299,
  balloon: undefined,
})
const options: PurchaseOptions = {
  valuations: [
    {
      id: 'v1',
      lead: 'l1',
      vehicle: '2019 Toyota Corolla Ascent Sport',
      figure: '$21,500 to $24,000',
      validity: 'Valid until 1 December 2026',
    },
  ],
  loans: [loan(36, 341), loan(60, 224), loan(84, 175)],
  places: [{ slug: 'moorooka', name: 'Jacaranda Motors Moorooka' }],
  delivers: true,
}

const at = (state: Partial<PurchaseView>, example = 'Typical') =>
  story(example, {
    site,
    data: { car: hilux },
    page: storyPage({
      path,
      route,
      purchase: {
        step: 'trade-in',
        carId: hilux.id,
        id: '8f2',
        phone: '+61491570158',
        choices: {},
        options,
        ...state,
      },
    }),
  })

export const Smallest = at({ step: 'car', id: undefined, phone: undefined }, 'Smallest')
export const Typical = at({ step: 'payment', choices: { payment: { months: 60 } } })
export const Rail = at({ step: 'payment' }, 'Rail')
export const Letter = at({ step: 'payment' }, 'Letter')
export const Docket = at({ step: 'payment' }, 'Docket')
export const Console = at({ step: 'payment' }, 'Console')
export const Bill = at({ step: 'payment' }, 'Bill')
export const Begin = at({ step: 'car', id: undefined })
export const TradeIn = at({ choices: { tradeIn: { valuation: 'v1' } } })
export const NotChosen = at({ fault: { at: 'answer', text: 'Please choose one.' } })
export const Delivery = at({
  step: 'delivery',
  address: '',
  fault: { at: 'address', text: 'Please enter the address that we deliver to.' },
})
