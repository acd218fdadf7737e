import type { RangeFacet } from './facets.ts'
import type { Range } from './state.ts'

export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A slider's ends while no cars are counted. Spec 5.03. */
export const defaultBounds: Bounds = { min: 0, max: 100_000 }

/** The hero's price slider, dollars. Spec 5.04. */
export const heroPrice = { min: 5_000, max: 250_000, step: 500 } as const

/** Dollars and kilometres are chosen in thousands. Spec 5.02. */
const roundedTo: Readonly<Partial<Record<RangeFacet, number>>> = { price: 1_000, km: 1_000 }

/** The price slider has this many steps. Spec 5.04. */
const priceSteps = 100

/** What one move of a slider's thumb adds: a hundredth of the price's range, else the rounding. */
export function stepOf(facet: RangeFacet, bounds: Bounds = defaultBounds): number {
  const span = bounds.max - bounds.min
  if (facet === 'price' && span > 0) return span / priceSteps
  return roundedTo[facet] ?? 1
}

/**
 * A chosen value as the search takes it: price and km to the nearest thousand, then kept within the
 * bounds, so that the outermost car stays in reach. Spec 5.02.
 */
export function tidyValue(
  facet: RangeFacet,
  value: number,
  bounds: Bounds = defaultBounds,
): number {
  const unit = roundedTo[facet] ?? 1
  return within(Math.round(value / unit) * unit, bounds)
}

/** Where both thumbs stand for a range: open ends at the bounds. Spec 5.02, 5.03. */
export function thumbsOf(range: Range = {}, bounds: Bounds = defaultBounds): Bounds {
  const min = within(range.min ?? bounds.min, bounds)
  return { min, max: Math.max(min, within(range.max ?? bounds.max, bounds)) }
}

/** Both thumbs after one was moved to a value: it stops at the other. Spec 5.02. */
export function movedThumb(
  facet: RangeFacet,
  thumbs: Bounds,
  end: 'min' | 'max',
  value: number,
  bounds: Bounds = defaultBounds,
): Bounds {
  const tidy = tidyValue(facet, value, bounds)
  return end === 'min'
    ? { ...thumbs, min: Math.min(tidy, thumbs.max) }
    : { ...thumbs, max: Math.max(tidy, thumbs.min) }
}

/** The range that thumbs choose: a thumb at its bound leaves that end open. */
export function rangeFrom(thumbs: Bounds, bounds: Bounds = defaultBounds): Range {
  return {
    ...(thumbs.min > bounds.min && { min: thumbs.min }),
    ...(thumbs.max < bounds.max && { max: thumbs.max }),
  }
}

const within = (value: number, { min, max }: Bounds): number => Math.min(max, Math.max(min, value))
