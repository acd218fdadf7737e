import type { Meta, StoryObj } from '@storybook/react-vite'
import { type DrawReason, drawPrize } from '#domain/prize/draw.ts'
import { type SpinReason, spinEntitlement } from '#domain/prize/spin-entitlement.ts'
import { saleWheel } from '#domain/prize/wheel.fixture.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { timeZone } from './story-time.ts'

type Inputs = {
  signedIn: boolean
  depositDollars: number
  spinsTaken: number
  now: string
  point: number
  cashLeft: number
  vouchersLeft: number
}

const spinReasons: Record<SpinReason, string> = {
  not_signed_in: 'Only signed-in visitors may spin.',
  no_spins_left: 'All spins are used.',
}
const drawReasons: Record<DrawReason, string> = {
  not_started: 'The promotion has not started.',
  expired: 'The promotion is over.',
  no_prizes_left: 'All prizes are gone.',
}

const typical: Inputs = {
  signedIn: true,
  depositDollars: 0,
  spinsTaken: 0,
  now: '2025-06-06T00:00:00Z',
  point: 0.03,
  cashLeft: 1,
  vouchersLeft: 20,
}

const rule: Rule<Inputs> = {
  title: 'Prize wheel',
  sentence:
    'Everyone who signs in gets one spin, and one more after paying a deposit of $200. The server draws from the prizes that are left, by weight: here one cash prize and eighteen vouchers of the same weight. Days run by Brisbane time.',
  source: 'Spec 4.29, 9.20, D32',
  inputs: {
    signedIn: { label: 'Signed in', kind: 'yes_or_no' },
    depositDollars: { label: 'Deposit paid', kind: 'money' },
    spinsTaken: { label: 'Spins used', kind: 'number' },
    now: { label: 'Date and time, in UTC', kind: 'text' },
    point: { label: 'Where the wheel stops, 0 to 1', kind: 'number' },
    cashLeft: { label: 'Cash prizes left', kind: 'number' },
    vouchersLeft: { label: 'Vouchers left, of each kind', kind: 'number' },
  },
  typical,
  decide({ now, point, cashLeft, vouchersLeft, ...spinner }) {
    const spins = spinEntitlement(spinner)
    const segments = saleWheel.segments.map((segment, place) => ({
      ...segment,
      stock: place === 0 ? cashLeft : vouchersLeft,
    }))
    const context = { now: new Date(now), timeZone, random: () => point }
    const draw = drawPrize({ ...saleWheel, segments }, context)
    return [
      answerOf('May spin', spins, {
        yes: spins.eligible ? `${spins.spinsLeft} left` : '',
        no: 'No',
        reasons: spinReasons,
      }),
      answerOf('The prize', draw, {
        yes: draw.eligible ? draw.segment.label : '',
        no: 'None',
        reasons: drawReasons,
      }),
    ]
  },
  cases: [
    { title: 'The wheel stops at its start', inputs: typical },
    { title: 'It stops at its end', inputs: { ...typical, point: 0.99 } },
    { title: 'The cash is gone', inputs: { ...typical, cashLeft: 0 } },
    { title: 'All prizes gone', inputs: { ...typical, cashLeft: 0, vouchersLeft: 0 } },
    { title: 'A second spin', inputs: { ...typical, spinsTaken: 1 } },
    { title: 'With a deposit of $199', inputs: { ...typical, spinsTaken: 1, depositDollars: 199 } },
    { title: 'With a deposit of $200', inputs: { ...typical, spinsTaken: 1, depositDollars: 200 } },
    { title: 'The day after', inputs: { ...typical, now: '2025-06-07T14:00:00Z' } },
    { title: 'Not signed in', inputs: { ...typical, signedIn: false } },
  ],
}

const meta: Meta<Inputs> = { title: 'Prize wheel', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Prize wheel' }
