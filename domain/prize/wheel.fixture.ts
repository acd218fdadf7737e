import type { Prize } from './draw.ts'
import { WHEEL_SEGMENTS } from './thresholds.ts'
import type { Segment, Wheel } from './wheel.ts'

/** The spin-to-win sale of Spec 4.29: 19 segments of one prize each, the first $2,000 in cash. */
export const saleWheel: Wheel = {
  id: 'june-sale',
  name: 'Three-day sale',
  segments: Array.from({ length: WHEEL_SEGMENTS }, (_, at): Segment => {
    const place = at + 1
    const cash = { label: '$2,000 cash', value: 2000 }
    const voucher = { label: `Service voucher ${place}`, short: `Service ${place}`, value: 50 }
    return { id: `segment-${place}`, ...(at === 0 ? cash : voucher), weight: 1, stock: 1 }
  }),
  start: '2025-06-05',
  expiry: '2025-06-07',
  terms: 'One spin for each person.',
  terms_version: '1',
  promoter: {
    name: 'Harbour Motor Group Pty Ltd',
    abn: '98 765 432 109',
    address: '118 Commercial Road, Newstead QLD 4006',
  },
  eligible_states: ['QLD'],
  minimum_age: 18,
  permits: [],
  claim_until: '2025-07-31',
  redraw_at: '2025-08-03',
  second_spin_approved: false,
}

type Weights = Partial<Pick<Segment, 'weight' | 'stock'>>

/** The wheel with other weights and stocks, by the segment's index; 0 for omitted indices. */
export const wheelOf = (changes: readonly Weights[]): Wheel => ({
  ...saleWheel,
  segments: saleWheel.segments.map((segment, at) => ({
    ...segment,
    ...(changes[at] ?? { weight: 0, stock: 0 }),
  })),
})

/** Prizes `a`, `b` and so on with these weights, of which none was given. */
export const prizesWith = (...prizes: readonly (readonly [weight: number, stock: number])[]) =>
  prizes.map(
    ([weight, stock], at): Prize => ({ id: 'abcdefgh'[at] ?? `${at}`, weight, stock, given: 0 }),
  )
