import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarStatus, type CarType, carStatuses, carTypes } from '#domain/car/kinds.ts'
import { type OnlinePurchaseReason, onlinePurchase } from '#domain/car/online-purchase.ts'
import { type ReservableReason, reservable } from '#domain/car/reservable.ts'
import { reserveButtonText } from '#domain/reservation/reserve-button.ts'
import { DEFAULT_DEPOSIT_DOLLARS } from '#domain/reservation/thresholds.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

type Inputs = {
  reserveOnline: boolean
  onlinePurchases: boolean
  deposit: number
  status: CarStatus
  car_type: CarType
  reserved: boolean
  price: number
  takesPayment: boolean
}

const shared = {
  feature_off: 'The site does not offer this.',
  not_in_stock: 'The car is not in stock.',
  reserved: 'Another buyer has reserved the car.',
  price_not_above_200: 'The price is not above $200.',
}
const reserveReasons: Record<ReservableReason, string> = {
  ...shared,
  no_deposit: 'The site asks for no deposit.',
  no_payment_processor: 'The dealership does not take payments online.',
}
const purchaseReasons: Record<OnlinePurchaseReason, string> = {
  ...shared,
  not_used: 'Only used cars are sold online.',
}

const typical: Inputs = {
  reserveOnline: true,
  onlinePurchases: true,
  deposit: DEFAULT_DEPOSIT_DOLLARS,
  status: 'in_stock',
  car_type: 'used',
  reserved: false,
  price: 31_990,
  takesPayment: true,
}

const rule: Rule<Inputs> = {
  title: 'Reserve and buy online',
  sentence:
    'The Reserve button shows on cars that can be held with a deposit. Used cars in stock that nobody has reserved can be bought online.',
  source: 'Spec 4.30, 4.32, 5.34, 9.10, 9.19, D12',
  inputs: {
    reserveOnline: { label: 'The site offers online reservations', kind: 'yes_or_no' },
    onlinePurchases: { label: 'The site offers online purchases', kind: 'yes_or_no' },
    deposit: { label: 'Deposit', kind: 'money' },
    status: { label: 'Status', kind: carStatuses },
    car_type: { label: 'Condition', kind: carTypes },
    reserved: { label: 'Reserved', kind: 'yes_or_no' },
    price: { label: 'Price', kind: 'money' },
    takesPayment: { label: 'The dealership takes payments online', kind: 'yes_or_no' },
  },
  typical,
  decide({ reserveOnline, onlinePurchases, deposit, takesPayment, ...fields }) {
    const car = { ...fields, payment_processors: takesPayment ? ['cards'] : [] }
    const words = { reserveNow: baseWords.reserveNow, locale: 'en-AU' } as const
    return [
      answerOf('Reserve button', reservable(car, { enabled: reserveOnline, deposit }), {
        yes: reserveButtonText(deposit, words) ?? '',
        no: 'No button',
        reasons: reserveReasons,
      }),
      answerOf('Buy online', onlinePurchase(car, { enabled: onlinePurchases }), {
        yes: 'Offered',
        no: 'Not offered',
        reasons: purchaseReasons,
      }),
    ]
  },
  cases: [
    { title: 'A used car in stock', inputs: typical },
    { title: 'A new car', inputs: { ...typical, car_type: 'new' } },
    { title: 'Coming soon', inputs: { ...typical, status: 'coming_soon' } },
    { title: 'Reserved by another buyer', inputs: { ...typical, reserved: true } },
    { title: 'A price of $200', inputs: { ...typical, price: 200 } },
    { title: 'A price of $201', inputs: { ...typical, price: 201 } },
    { title: 'No deposit', inputs: { ...typical, deposit: 0 } },
    { title: 'No online payments', inputs: { ...typical, takesPayment: false } },
  ],
}

const meta: Meta<Inputs> = { title: 'Reserve and buy online', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Reserve and buy online' }
