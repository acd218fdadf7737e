import type { Meta, StoryObj } from '@storybook/react-vite'
import { calendarDay } from '#domain/format.ts'
import { drawPrize, RANDOM_DIGITS } from '#domain/prize/draw.ts'
import { spinsLeft } from '#domain/prize/spin-entitlement.ts'
import { saleWheel } from '#domain/prize/wheel.fixture.ts'
import { type WheelPhase, wheelPhase } from '#domain/prize/wheel-of-day.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { timeZone } from './story-time.ts'

type Inputs = {
  secondSpin: boolean
  depositDollars: number
  spinsTaken: number
  now: string
  random: number
  cashLeft: number
  vouchersLeft: number
}

const phases: Record<WheelPhase, string> = {
  running: 'Yes',
  not_started: 'The promotion has not started.',
  expired: 'The promotion is over.',
}

const typical: Inputs = {
  secondSpin: true,
  depositDollars: 0,
  spinsTaken: 0,
  now: '2025-06-06T00:00:00Z',
  random: 19,
  cashLeft: 1,
  vouchersLeft: 20,
}

const rule: Rule<Inputs> = {
  title: 'Prize wheel',
  sentence:
    'Everyone who signs in gets one spin, and one more after paying a deposit of $200, where the dealer gives it. The server draws from the prizes that are left, by weight: here one cash prize and eighteen vouchers of the same weight, so the remainder of the random number by 19 decides. Days run by Brisbane time.',
  source: 'Spec 4.29, 9.20, D32',
  inputs: {
    secondSpin: { label: 'A deposit adds a spin here', kind: 'yes_or_no' },
    depositDollars: { label: 'Deposit paid in the days of the wheel', kind: 'money' },
    spinsTaken: { label: 'Spins used', kind: 'number' },
    now: { label: 'Date and time, in UTC', kind: 'text' },
    random: { label: 'Random number', kind: 'number' },
    cashLeft: { label: 'Cash prizes left', kind: 'number' },
    vouchersLeft: { label: 'Vouchers left, of each kind', kind: 'number' },
  },
  typical,
  decide({ now, random, cashLeft, vouchersLeft, ...spinner }) {
    const phase = wheelPhase(saleWheel, calendarDay(new Date(now), timeZone))
    const left = spinsLeft(spinner)
    const prizes = saleWheel.segments.map((segment, place) => ({
      ...segment,
      stock: place === 0 ? cashLeft : vouchersLeft,
      given: 0,
    }))
    const digits = random.toString(16).padStart(RANDOM_DIGITS, '0')
    const drawn = drawPrize(prizes, () => digits)
    const prize = prizes.find(({ id }) => id === drawn?.segment)
    return [
      { about: 'The wheel turns', text: phases[phase], isYes: phase === 'running' },
      { about: 'Spins left', text: String(left), isYes: left > 0 },
      {
        about: 'The prize',
        text: prize?.label ?? 'All prizes are gone.',
        isYes: prize !== undefined,
      },
    ]
  },
  cases: [
    { title: 'A multiple of 19', inputs: typical },
    { title: 'The last remainder', inputs: { ...typical, random: 18 } },
    { title: 'The cash is gone', inputs: { ...typical, cashLeft: 0 } },
    { title: 'All prizes gone', inputs: { ...typical, cashLeft: 0, vouchersLeft: 0 } },
    { title: 'A second spin', inputs: { ...typical, spinsTaken: 1 } },
    { title: 'With a deposit of $199', inputs: { ...typical, spinsTaken: 1, depositDollars: 199 } },
    { title: 'With a deposit of $200', inputs: { ...typical, spinsTaken: 1, depositDollars: 200 } },
    { title: 'The day after', inputs: { ...typical, now: '2025-06-07T14:00:00Z' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Prize wheel', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Prize wheel' }
