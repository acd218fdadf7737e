import type { RangeFacet } from './facets.ts'
import type { Range } from './state.ts'
import {
  HERO_PRICE_FROM,
  HERO_PRICE_STEP,
  HERO_PRICE_TO,
  PRICE_SLIDER_STEPS,
  RANGE_DEFAULT_FROM,
  RANGE_DEFAULT_TO,
  RANGE_ROUNDED_TO,
} from './thresholds.ts'

/** Minimum and maximum of a facet, in its own unit. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A slider's ends while no cars are counted. Spec 5.03. */
export const defaultBounds: Bounds = { min: RANGE_DEFAULT_FROM, max: RANGE_DEFAULT_TO }

/** The hero's price slider, dollars. Spec 5.04. */
export const heroPrice = {
  min: HERO_PRICE_FROM,
  max: HERO_PRICE_TO,
  step: HERO_PRICE_STEP,
} as const

/** Dollars and kilometres are chosen in thousands. Spec 5.02. */
const roundedTo: Readonly<Partial<Record<RangeFacet, number>>> = {
  price: RANGE_ROUNDED_TO,
  km: RANGE_ROUNDED_TO,
}

/** The step of a slider: a hundredth of the price's range, else the rounding. Spec 5.04. */
export function stepOf(facet: RangeFacet, bounds: Bounds = defaultBounds): number {
  const { min, max } = sound(bounds)
  if (facet === 'price' && max > min) return (max - min) / PRICE_SLIDER_STEPS
  return roundedTo[facet] ?? 1
}

/** How far a key moves a thumb: a step, but at least to the next value that can be chosen. Spec 5.02, 5.04. */
export const keyStepOf = (facet: RangeFacet, bounds: Bounds = defaultBounds): number =>
  Math.max(stepOf(facet, bounds), roundedTo[facet] ?? 1)

/**
 * A chosen value, rounded for the search: price and km to the nearest thousand, then clamped to the
 * bounds, so that the outermost car stays in reach. NaN becomes the minimum. Spec 5.02.
 */
export function roundedValue(
  facet: RangeFacet,
  value: number,
  bounds: Bounds = defaultBounds,
): number {
  const unit = roundedTo[facet] ?? 1
  return within(Math.round(value / unit) * unit, sound(bounds))
}

/** Positions of both thumbs for a range: open ends at the bounds, the lower never past the upper. Spec 5.02, 5.03. */
export function thumbsOf(range: Range = {}, bounds: Bounds = defaultBounds): Bounds {
  const ends = sound(bounds)
  const min = within(range.min ?? ends.min, ends)
  return { min, max: Math.max(min, within(range.max ?? ends.max, ends)) }
}

/** Both thumbs after one was moved to a value: it stops at the other, reaches the very bound, and does not move for NaN. Spec 5.02. */
export function movedThumb(
  facet: RangeFacet,
  thumbs: Bounds,
  end: 'min' | 'max',
  value: number,
  bounds: Bounds = defaultBounds,
): Bounds {
  const now = thumbsOf(thumbs, bounds)
  if (Number.isNaN(value)) return now
  const ends = sound(bounds)
  const isAtEnd = value === ends.min || value === ends.max
  const target = isAtEnd ? value : roundedValue(facet, value, bounds)
  return end === 'min'
    ? { ...now, min: Math.min(target, now.max) }
    : { ...now, max: Math.max(target, now.min) }
}

/** Both thumbs of the hero's price slider after one was moved: to a whole step, and at most to the other. Spec 5.04. */
export function movedHeroPrice(thumbs: Bounds, end: 'min' | 'max', value: number): Bounds {
  const now = thumbsOf(thumbs, heroPrice)
  if (Number.isNaN(value)) return now
  const { step } = heroPrice
  const target = within(Math.round(value / step) * step, heroPrice)
  return end === 'min'
    ? { ...now, min: Math.min(target, now.max) }
    : { ...now, max: Math.max(target, now.min) }
}

/** The range that thumbs choose: a thumb at its bound leaves that end open. */
export function rangeFrom(thumbs: Bounds, bounds: Bounds = defaultBounds): Range {
  const { min, max } = sound(bounds)
  return {
    ...(thumbs.min > min && { min: thumbs.min }),
    ...(thumbs.max < max && { max: thumbs.max }),
  }
}

/** Valid bounds of a slider: the default if an end is not a number, the lesser end first. */
function sound({ min, max }: Bounds): Bounds {
  if (!Number.isFinite(min) || !Number.isFinite(max)) return defaultBounds
  return min <= max ? { min, max } : { min: max, max: min }
}

const within = (value: number, { min, max }: Bounds): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
