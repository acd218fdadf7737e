import type { FormatLocale } from '#domain/format.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import type { Bounds } from '#domain/stock-query/ranges.ts'
import { isInMiles } from '#domain/stock-query/shown-unit.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { chosenText } from '#parts/search/range-labels.ts'

export interface RangeSliderProps {
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

export const sliderClasses = 'px-3 pb-2'
export const trackClasses = 'relative h-11 w-full'
export const thumbClasses =
  'top-1/2 size-6 rounded-pill border-2 border-brand-ink bg-surface after:absolute after:-inset-2.5 data-dragging:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** Screen readers read each with the slider's name: "Lowest Price". */
export const thumbLabels = ['Lowest', 'Highest'] as const

/**
 * The scale of a slider; one with a single value still has a length. Its step is 1, so that a thumb
 * says exactly the value that is searched for, which may be typed; keys move by `keyStepOf`.
 */
export const scaleOf = (bounds: Bounds) => ({
  minValue: bounds.min,
  maxValue: Math.max(bounds.max, bounds.min + 1),
  step: 1,
})

const currencies = { 'en-AU': 'AUD', 'en-NZ': 'NZD', 'en-US': 'USD' } as const

/** The format of a thumb's value for screen readers. */
export function spokenFormat(facet: RangeFacet, locale: FormatLocale): Intl.NumberFormatOptions {
  if (facet === 'year') return { useGrouping: false }
  if (facet === 'km') {
    return { style: 'unit', unit: isInMiles(facet, locale) ? 'mile' : 'kilometer' }
  }
  return { style: 'currency', currency: currencies[locale], maximumFractionDigits: 0 }
}

/** The chosen range as text above the track. */
export function Amounts({ least, most }: { readonly least: string; readonly most: string }) {
  return (
    <p className="figures -mx-3 flex justify-between text-sm text-ink-2" aria-hidden="true">
      <span>{least}</span>
      <span>{most}</span>
    </p>
  )
}

/** The track of the thumbs, coloured between them: from `left`, with length `width`. */
export function Line({ left, width }: { readonly left: string; readonly width: string }) {
  return (
    <div className="absolute top-1/2 h-1 w-full -translate-y-1/2 rounded-pill bg-line forced-colors:border">
      <div className="absolute h-full rounded-pill bg-brand" style={{ left, width }} />
    </div>
  )
}

/** The props of `Amounts` and `Line` for these thumbs. */
export function thumbTexts(
  thumbs: Bounds,
  { facet, bounds, locale }: Pick<RangeSliderProps, 'facet' | 'bounds' | 'locale'>,
) {
  const span = bounds.max - bounds.min || 1
  const share = (value: number) => `${((value - bounds.min) / span) * 100}%`
  return {
    least: chosenText(facet, thumbs.min, locale),
    most: chosenText(facet, thumbs.max, locale),
    left: share(thumbs.min),
    width: share(thumbs.max - thumbs.min + bounds.min),
  }
}
