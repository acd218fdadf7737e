import { hilux } from '#parts/fixture-cars.ts'
import type { ReservationView } from '#parts/reservation-state/reservation-view.ts'
import { financeSite, storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { ReservationData } from './load.ts'
import Reservation from './reservation.tsx'
import block from './schema.ts'

export default { component: Reservation }

const path = '/reservations/8f2'
const route = '/reservations/:reservation'
const story = storyOf<ReservationData>(block, { data: {}, page: storyPage({ path, route }) })
const site = { ...financeSite, checkout: { ...financeSite.checkout, moneyBack: true } }

const held: ReservationView = {
  id: '8f2',
  reference: 'H-7Q2M-09',
  state: 'held',
  isCancelling: false,
  carId: hilux.id,
  phone: '+61491570158',
  email: 'sunita.rao@example.com',
  price: 37_880,
  deposit: 200,
  until: '2026-11-20T00:30:00.000Z',
  money: 'paid',
  bank: undefined,
  canReserve: false,
  terms: '$200, off the price. It is part of what you pay for the ute, not a fee.',
}
const at = (state: Partial<ReservationView>, example = 'Typical') =>
  story(example, {
    data: { car: hilux },
    site,
    page: storyPage({ path, route, reservation: { ...held, ...state } }),
  })
const unpaid = {
  money: 'none',
  until: '2026-11-18T00:42:00.000Z',
  bank: 'https://pay.example/8f2',
} as const

export const Smallest = story('Smallest')
export const Typical = at({})
export const Rail = at({}, 'Rail')
export const Letter = at({}, 'Letter')
export const Docket = at({}, 'Docket')
export const Console = at({}, 'Console')
export const Bill = at({}, 'Bill')

export const ToBank = at({ ...unpaid, state: 'to_bank' })
export const AtBank = at({ ...unpaid, state: 'open' })
export const Paying = at({ ...unpaid, state: 'paying' })
export const Unsure = at({ ...unpaid, state: 'unsure' })
export const Declined = at({ ...unpaid, state: 'declined', canReserve: true })
export const LeftTheBank = at({ ...unpaid, state: 'left', canReserve: true })
export const Late = at({ ...unpaid, state: 'late', canReserve: true })
export const Failed = at({ state: 'failed', money: 'going_back' })
export const Confirmed = at({ state: 'confirmed', until: undefined })
export const Cancel = at({ isCancelling: true })
export const Cancelled = at({ state: 'cancelled', money: 'back', canReserve: true })
export const Lapsed = at({ state: 'lapsed', money: 'back', canReserve: true })
export const Released = at({ state: 'released', money: 'going_back' })
