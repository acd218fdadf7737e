import { eligibleUnless, reasonsOf } from '../eligibility.ts'
import { calendarDay } from '../format.ts'
import { dayWindow, type WindowReason } from '../promotion/day-window.ts'
import type { Segment, Wheel } from './wheel.ts'

/** Why no prize is drawn. */
export type DrawReason = WindowReason | 'no_prizes_left'

/** The prize of a spin, and the wheel with that prize's stock reduced. */
export type Draw =
  | { eligible: true; segment: Segment; wheel: Wheel }
  | { eligible: false; reasons: DrawReason[] }

type DrawContext = {
  now: Date
  /** The site's, such as Australia/Brisbane (D5). */
  timeZone: string
  /** A random number: at least 0, below 1. */
  random: () => number
}

/**
 * Draws a prize: the probability of each segment in stock is its share of the weights in stock.
 * Outside the wheel's days, or when every prize is gone, it returns the reasons. Spec 9.20, D32.
 */
export function drawPrize(wheel: Wheel, { now, timeZone, random }: DrawContext): Draw {
  const days = dayWindow({ first: wheel.start, last: wheel.expiry }, calendarDay(now, timeZone))
  const inStock = wheel.segments.filter(({ weight, stock }) => weight > 0 && stock > 0)
  const prizes = eligibleUnless(['no_prizes_left', inStock.length === 0])
  const reasons = [...reasonsOf(days), ...reasonsOf(prizes)]
  const segment = reasons.length === 0 ? segmentAt(inStock, random()) : undefined
  if (!segment) return { eligible: false, reasons }
  return { eligible: true, segment, wheel: withoutOne(wheel, segment) }
}

/** The segment under a point of the wheel, where 0 is the start of the first and 1 the last's end. */
function segmentAt(segments: readonly Segment[], point: number): Segment | undefined {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  let end = 0
  const found = segments.find(({ weight }) => {
    end += weight
    return point * total < end
  })
  // A random number of 1 or NaN still draws a prize that is in stock.
  return found ?? segments.at(-1)
}

function withoutOne(wheel: Wheel, drawn: Segment): Wheel {
  const segments = wheel.segments.map((segment) =>
    segment.id === drawn.id ? { ...segment, stock: segment.stock - 1 } : segment,
  )
  return { ...wheel, segments }
}
