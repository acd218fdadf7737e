import type { Buyer } from '#domain/account/visitor.ts'
import { shownFixtureWheel } from '#parts/fixture-wheel.ts'
import { storyPage } from '#parts/story-site.ts'
import type { OwnSpin } from '../define-load.ts'
import { storyOf } from '../story.ts'
import type { WheelData } from './load.ts'
import PrizeWheel from './prize-wheel.tsx'
import block from './schema.ts'

export default { component: PrizeWheel }

const visitor: Buyer = { kind: 'buyer', user: { phone: '+61491570006' }, account: 'ada' }
const page = storyPage({ path: '/spin-to-win', route: '/spin-to-win' })
const ready: WheelData = {
  ...shownFixtureWheel,
  state: 'ready',
  spins: { drawn: [], left: 1 },
  asked: undefined,
}
const drawn: OwnSpin = {
  segment: 'segment-2',
  prize: 'Service voucher 2',
  claimCode: 'W-5N3R-82QK',
  at: '2026-11-24T23:42:00.000Z',
  claimedAt: undefined,
}
const twice: WheelData = {
  ...ready,
  wheel: { ...ready.wheel, second_spin_approved: true },
}
const had = { drawn: [drawn], left: 0 }

const story = storyOf<WheelData | undefined>(block, { data: ready, visitor, page })
const state = (change: Partial<WheelData>, from = ready) =>
  story('Smallest', { data: { ...from, ...change } })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Won = state({ state: 'won', asked: 1, spins: had })
export const WonWithOneMore = state({ state: 'won', asked: 1, spins: had }, twice)
export const SecondSpin = state({ spins: { drawn: [drawn], left: 1 } }, twice)
export const NoSpins = state({ state: 'no_spins', spins: had }, twice)
export const Given = state({
  state: 'no_spins',
  spins: { drawn: [{ ...drawn, claimedAt: '2026-11-25T03:00:00.000Z' }], left: 0 },
})
export const Failed = state({ state: 'failed', asked: 1 })
export const NotYet = state({ state: 'not_yet' })
export const Over = state({ state: 'over' })
export const OverAndWon = state({ state: 'over', spins: had })
export const Empty = state({ state: 'empty' })
export const NoWheel = story('Smallest', { data: undefined })
