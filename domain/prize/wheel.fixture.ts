import { WHEEL_SEGMENTS } from './thresholds.ts'
import type { Segment, Wheel } from './wheel.ts'

/** The spin-to-win sale of Spec 4.29: 19 segments of one prize each, the first $2,000 in cash. */
export const saleWheel: Wheel = {
  segments: Array.from({ length: WHEEL_SEGMENTS }, (_, at): Segment => {
    const place = at + 1
    const cash = { label: '$2,000 cash', value: 2000 }
    const voucher = { label: `Service voucher ${place}`, value: 50 }
    return { id: `segment-${place}`, ...(at === 0 ? cash : voucher), weight: 1, stock: 1 }
  }),
  start: '2025-06-05',
  expiry: '2025-06-07',
}

/** The wheel with other weights and stocks, by the segment's index; 0 for omitted indices. */
export const wheelOf = (changes: readonly Partial<Pick<Segment, 'weight' | 'stock'>>[]): Wheel => ({
  ...saleWheel,
  segments: saleWheel.segments.map((segment, at) => ({
    ...segment,
    ...(changes[at] ?? { weight: 0, stock: 0 }),
  })),
})
