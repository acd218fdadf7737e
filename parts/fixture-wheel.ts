import { prizesOf } from '#domain/prize/prize-table.ts'
import { saleWheel } from '#domain/prize/wheel.fixture.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import type { ShownWheel } from './prizes/wheel-view.ts'

const segments = saleWheel.segments.map((segment, at) => ({
  ...segment,
  won: at === 0 ? '$2,000 cash' : 'a service voucher',
  stock: at === 0 ? 1 : 40,
  weight: at === 0 ? 1 : 90 + at,
}))

/** The wheel of the dealer of stories, in the days of stories. */
export const fixtureWheel: Wheel = {
  ...saleWheel,
  segments,
  start: '2026-11-20',
  expiry: '2026-12-16',
  claim_until: '2027-01-31',
  redraw_at: '2027-02-03',
}

export const shownFixtureWheel: ShownWheel = {
  wheel: fixtureWheel,
  prizes: prizesOf(fixtureWheel.segments, new Map([['segment-3', 40]])),
}
