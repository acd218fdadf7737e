import type { OnlinePaymentView, OwnPayment } from '#parts/reservation-state/payment-view.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import OnlinePayment from './online-payment.tsx'
import block from './schema.ts'

export default { component: OnlinePayment }

const [route, path] = ['/online-payment', '/online-payment']
const story = storyOf(block, { site: financeSite, page: storyPage({ path, route }) })

const asked = { purpose: 'invoice', number: 'INV-20417', cents: 125_050 } as const
const paid: OwnPayment = {
  id: '8f2',
  reference: 'M-7Q2M-09',
  state: 'confirmed',
  asked,
  at: '2026-11-18T00:30:00.000Z',
  until: '2026-11-18T00:42:00.000Z',
  money: 'paid',
  bank: undefined,
}
const begun: OnlinePaymentView = {
  buyer: { name: 'Sunita Rao', phone: '+61491570158', email: 'sunita.rao@example.com' },
  values: {
    purpose: 'invoice',
    number: 'INV-20417',
    amount: '1250.50',
    name: 'Sunita Rao',
    email: 'sunita.rao@example.com',
  },
  faults: {},
  earlier: [],
}
const checked = { asked, key: '6f1c0a52-8a17-4b41-9d0e-2f6a5d0d7c11', seen: 0 }
const at = (payment: Partial<OnlinePaymentView>, example = 'Typical') =>
  story(example, { page: storyPage({ path, route, payment: { ...begun, ...payment } }) })
const one = (payment: Partial<OwnPayment>) =>
  story('Typical', {
    page: storyPage({
      path: `${path}/8f2`,
      route: `${route}/:payment`,
      payment: { ...begun, payment: { ...paid, ...payment } },
    }),
  })
const unpaid = { money: 'none', bank: 'https://pay.example/8f2' } as const

export const Smallest = story('Smallest')
export const Typical = at({})
export const Rail = at({ checked }, 'Rail')
export const Letter = at({ checked }, 'Letter')
export const Docket = at({ checked }, 'Docket')
export const Console = at({ checked }, 'Console')
export const Bill = at({ checked }, 'Bill')

export const Invalid = at({
  values: { ...begun.values, purpose: '', number: '', amount: '9' },
  faults: {
    purpose: 'Please choose one.',
    number: 'Please enter the number.',
    amount: 'Please enter an amount from $10 to $5,000. For another amount, please call us.',
  },
})
export const Check = at({ checked })
export const PaidBefore = at({
  checked: { ...checked, seen: 1 },
  problem: { code: 'paid_before' },
  earlier: [paid, { ...paid, id: '8f1', state: 'released', money: 'back' }],
})
export const UnderWay = at({ checked, problem: { code: 'under_way', path: '/online-payment/8f2' } })
export const TooMany = at({
  checked,
  problem: { code: 'too_many', retryAt: '2026-11-18T00:42:00.000Z' },
})
export const NotReached = at({ checked, problem: { code: 'not_reached' } })
export const ToBank = one({ ...unpaid, state: 'to_bank' })
export const AtBank = one({ ...unpaid, state: 'open' })
export const Paying = one({ money: 'none', state: 'paying' })
export const Unsure = one({ money: 'none', state: 'unsure' })
export const Paid = one({})
export const Declined = one({ money: 'none', state: 'declined' })
export const LeftTheBank = one({ money: 'none', state: 'left' })
export const Late = one({ money: 'none', state: 'late' })
export const Failed = one({ money: 'none', state: 'failed' })
export const GivenBack = one({ money: 'going_back', state: 'released' })
