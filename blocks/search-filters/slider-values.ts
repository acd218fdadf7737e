import type { FormatLocale } from '#domain/format.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import { type Bounds, thumbsOf } from '#domain/stock-query/ranges.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { chosenText } from '#parts/search/range-labels.ts'
import type { RangeSliderShown } from '#ui/range-slider/parts.tsx'

export interface FacetSliderProps {
  facet: RangeFacet
  range: Range
  /** The lowest and highest value in stock, in the unit of the fields. */
  bounds: Bounds
  locale: FormatLocale
  /** The name of the facet, such as Price. */
  label: string
  /** The prefix of the ids of the two fields, `-min` and `-max`. */
  fieldIds: string
}

/** What the slider of a facet shows for a range, or for the thumbs that it is being moved to. */
export function shownOf(
  { facet, range, bounds, locale, label }: Omit<FacetSliderProps, 'fieldIds'>,
  values: Bounds = thumbsOf(range, bounds),
): RangeSliderShown {
  return {
    label,
    values,
    // A scale with a single value still has a length.
    scale: {
      min: bounds.min,
      max: Math.max(bounds.max, bounds.min + 1),
      // Each value can be reached; a key moves by `keyStepOf`.
      step: 1,
    },
    texts: {
      least: chosenText(facet, values.min, locale),
      most: chosenText(facet, values.max, locale),
    },
  }
}
