import { hilux, soldCar } from '#parts/fixture-cars.ts'
import type { CheckoutView } from '#parts/reservation-state/checkout-view.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import Checkout from './checkout.tsx'
import block from './schema.ts'

export default { component: Checkout }

const route = '/cars/:car/checkout'
const path = `/cars/${hilux.slug}/checkout`
const story = storyOf(block, { page: storyPage({ path, route }) })
const site = { ...financeSite, checkout: { ...financeSite.checkout, moneyBack: true } }

const begun: CheckoutView = {
  step: 'details',
  phone: '+61491570158',
  values: { name: 'Sunita Rao', email: 'sunita.rao@example.com' },
  faults: {},
  termsVersion: 'a1',
  price: 37_880,
  key: '6f1c0a52-8a17-4b41-9d0e-2f6a5d0d7c11',
}

const at = (state: Partial<CheckoutView>, car = hilux) =>
  story('Typical', {
    car,
    site,
    page: storyPage({ path, route, checkout: { ...begun, ...state } }),
  })
const later = '2026-11-18T00:42:00.000Z'

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')

export const Details = at({})
export const Invalid = at({
  values: { name: 'Sunita Rao', email: '' },
  faults: { email: 'Please enter your email address.' },
})
export const Terms = at({ step: 'terms' })
export const TermsInvalid = at({
  step: 'terms',
  faults: { terms: 'You must agree to the terms of use before submitting the form.' },
})
export const Payment = at({ step: 'pay' })
export const Changed = at({
  step: 'pay',
  price: 36_880,
  problem: { code: 'price_changed', was: 37_880, is: 36_880 },
})
export const TooMany = at({ step: 'pay', problem: { code: 'too_many', retryAt: later } })
export const NotReached = at({ step: 'pay', problem: { code: 'not_reached' } })
export const Busy = at({ step: 'pay', problem: { code: 'being_paid', until: later } })
export const Taken = at({ problem: { code: 'held_by_another' } }, { ...hilux, reserved: true })
export const Yours = at({
  problem: {
    code: 'already_yours',
    path: '/reservations/8f2',
    reference: 'H-7Q2M-09',
    until: '2026-11-20T00:30:00.000Z',
  },
})
export const Gone = at({ problem: { code: 'not_available' } }, soldCar)
