import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CarType, carTypes } from '#domain/car/kinds.ts'
import { formatMoney } from '#domain/format.ts'
import { requestHold } from '#domain/reservation/hold-request.ts'
import { depositToRefund, type HoldState, holdState } from '#domain/reservation/hold-state.ts'
import { type MoneyBackReason, moneyBack } from '#domain/reservation/money-back.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { daysAgo, now } from './story-time.ts'

type Inputs = {
  hoursHeld: number
  confirmed: boolean
  released: boolean
  deposit: number
  car_type: CarType
  daysSinceDelivery: number
  kmDriven: number
  damaged: boolean
  returnedThisYear: number
}

const states: Record<HoldState, string> = {
  held: 'Held for up to 48 hours',
  confirmed: 'Confirmed by the dealer',
  lapsed: 'Lapsed after 48 hours',
  released: 'Cancelled by the dealer or the buyer',
}
const reasons: Record<MoneyBackReason, string> = {
  not_pre_owned: 'The money-back terms are for used cars.',
  not_within_2_days: 'The car was not returned within two days of delivery.',
  not_within_300_km: 'The car was driven more than 300 km.',
  damaged: 'The car is damaged.',
  two_cars_in_12_months: 'The customer has already returned two cars in twelve months.',
}

const typical: Inputs = {
  hoursHeld: 20,
  confirmed: false,
  released: false,
  deposit: 200,
  car_type: 'used',
  daysSinceDelivery: 1,
  kmDriven: 120,
  damaged: false,
  returnedThisYear: 0,
}
const hoursADay = 24
const returnEvery = 30

const rule: Rule<Inputs> = {
  title: 'Reservation and money-back',
  sentence:
    'The first buyer who pays a deposit holds a car for 48 hours; the dealer confirms it or it lapses. A used car may be returned within two days, up to 300 km, undamaged.',
  source: 'Spec 5.40, 9.19, D31',
  inputs: {
    hoursHeld: { label: 'Hours since the deposit', kind: 'number' },
    confirmed: { label: 'Confirmed by the dealer', kind: 'yes_or_no' },
    released: { label: 'Cancelled by the dealer or the buyer', kind: 'yes_or_no' },
    deposit: { label: 'Deposit', kind: 'money' },
    car_type: { label: 'Condition', kind: carTypes },
    daysSinceDelivery: { label: 'Days since delivery', kind: 'number' },
    kmDriven: { label: 'Driven since delivery', kind: 'distance' },
    damaged: { label: 'Damaged', kind: 'yes_or_no' },
    returnedThisYear: { label: 'Cars already returned this year', kind: 'number' },
  },
  typical,
  decide(inputs) {
    const hold = {
      id: 'hold',
      car_id: 'car',
      buyer_id: 'first',
      idempotency_key: 'a',
      deposit: inputs.deposit,
      held_at: daysAgo(inputs.hoursHeld / hoursADay).toISOString(),
      ...(inputs.confirmed && { confirmed_at: now.toISOString() }),
      ...(inputs.released && { released_at: now.toISOString() }),
    }
    const second = { ...hold, id: 'next', buyer_id: 'second', idempotency_key: 'b' }
    const answer = requestHold([hold], second, now)
    const returned = {
      carType: inputs.car_type,
      deliveredAt: daysAgo(inputs.daysSinceDelivery),
      kmDriven: inputs.kmDriven,
      damaged: inputs.damaged,
      earlierReturns: Array.from({ length: inputs.returnedThisYear }, (_, index) =>
        daysAgo(returnEvery * (index + 1)),
      ),
    }
    return [
      { about: 'The hold', text: states[holdState(hold, now)] },
      { about: 'Refund to the buyer', text: formatMoney(depositToRefund(hold, now), 'en-AU') },
      answer.eligible
        ? { about: 'A second buyer', text: 'Gets the car', isYes: true }
        : { about: 'A second buyer', text: 'Is refused', isYes: false, because: [answer.message] },
      answerOf('Money back', moneyBack(returned, now), {
        yes: 'Paid back',
        no: 'Not paid back',
        reasons,
      }),
    ]
  },
  cases: [
    { title: 'Held, and returned in time', inputs: typical },
    {
      title: 'Nearly 48 hours, and 300 km',
      inputs: { ...typical, hoursHeld: 47.9, kmDriven: 300 },
    },
    { title: '48 hours, and 301 km', inputs: { ...typical, hoursHeld: 48, kmDriven: 301 } },
    {
      title: 'Confirmed, and three days later',
      inputs: { ...typical, hoursHeld: 72, confirmed: true, daysSinceDelivery: 3 },
    },
    {
      title: 'Cancelled, and a third return',
      inputs: { ...typical, released: true, returnedThisYear: 2 },
    },
  ],
}

const meta: Meta<Inputs> = {
  title: 'Reservation and money-back',
  tags: ['!autodocs'],
  ...pageOf(rule),
}
export default meta

export const Page: StoryObj<Inputs> = { name: 'Reservation and money-back' }
