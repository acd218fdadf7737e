import { useEffect, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import type { FormatLocale } from '#domain/format.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import { type Bounds, movedThumb, rangeFrom, stepOf, thumbsOf } from '#domain/stock-query/ranges.ts'
import { isInMiles } from '#domain/stock-query/shown-unit.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { SLIDER_REST_MS } from '#domain/stock-query/thresholds.ts'
import { chosenText } from './range-words.ts'

export interface RangeSliderProps {
  facet: RangeFacet
  range: Range
  /** The least and the most that cars of this search have; both in the unit of the fields. */
  bounds: Bounds
  locale: FormatLocale
  /** What is chosen, such as Price. */
  label: string
  /** The ids of the two fields are this with `-min` and `-max`. */
  fieldIds: string
}

/**
 * Two thumbs on a line. The form's own number fields are the truth: a move is written into them and
 * said by their `change` event, and newer props move the thumbs (Spec 4.18, 5.01-5.04).
 */
export default function RangeSlider({
  facet,
  range,
  bounds,
  locale,
  label,
  fieldIds,
}: RangeSliderProps) {
  const [thumbs, setThumbs] = useState(() => thumbsOf(range, bounds))
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { min: low, max: high } = thumbsOf(range, bounds)
  useEffect(() => setThumbs({ min: low, max: high }), [low, high])
  useEffect(() => () => clearTimeout(resting.current), [])

  const move = ([min = 0, max = 0]: number[]) => {
    clearTimeout(resting.current)
    const moved =
      min === thumbs.min
        ? movedThumb(facet, thumbs, 'max', max, bounds)
        : movedThumb(facet, thumbs, 'min', min, bounds)
    setThumbs(moved)
    write(fieldIds, rangeFrom(moved, bounds))
  }
  const rest = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(tellForm, SLIDER_REST_MS, fieldIds)
  }
  const text = (amount: number) => chosenText(facet, amount, locale)
  return (
    <I18nProvider locale={locale}>
      <Slider
        aria-label={label}
        minValue={bounds.min}
        maxValue={Math.max(bounds.max, bounds.min + 1)}
        step={stepOf(facet, bounds)}
        formatOptions={spoken(facet, locale)}
        value={[thumbs.min, thumbs.max]}
        onChange={move}
        onChangeEnd={rest}
        className="px-3 pb-2"
      >
        <p
          className="figures -mx-3 flex justify-between text-sm text-neutral-11"
          aria-hidden="true"
        >
          <span>{text(thumbs.min)}</span>
          <span>{text(thumbs.max)}</span>
        </p>
        <SliderTrack className="relative h-11 w-full">
          <Line thumbs={thumbs} bounds={bounds} />
          <Thumb index={0} label="Lowest" />
          <Thumb index={1} label="Highest" />
        </SliderTrack>
      </Slider>
    </I18nProvider>
  )
}

const currencies = { 'en-AU': 'AUD', 'en-NZ': 'NZD', 'en-US': 'USD' } as const

/** How screen readers say a thumb's value. */
function spoken(facet: RangeFacet, locale: FormatLocale): Intl.NumberFormatOptions {
  if (facet === 'year') return { useGrouping: false }
  if (facet === 'km') {
    return { style: 'unit', unit: isInMiles(facet, locale) ? 'mile' : 'kilometer' }
  }
  return { style: 'currency', currency: currencies[locale], maximumFractionDigits: 0 }
}

function Line({ thumbs, bounds }: { thumbs: Bounds; bounds: Bounds }) {
  const span = bounds.max - bounds.min || 1
  const share = (value: number) => `${((value - bounds.min) / span) * 100}%`
  const chosen = { left: share(thumbs.min), width: share(thumbs.max - thumbs.min + bounds.min) }
  return (
    <div className="absolute top-1/2 h-1 w-full -translate-y-1/2 rounded-pill bg-neutral-6 forced-colors:border">
      <div className="absolute h-full rounded-pill bg-brand-9" style={chosen} />
    </div>
  )
}

/** Its name is said together with the slider's: "Lowest Price". */
function Thumb({ index, label }: { index: number; label: string }) {
  return (
    <SliderThumb
      index={index}
      aria-label={label}
      className="top-1/2 size-6 rounded-pill border-2 border-brand-9 bg-neutral-1 shadow-card after:absolute after:-inset-2.5 data-dragging:bg-brand-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
    />
  )
}

const fieldOf = (fieldIds: string, end: 'min' | 'max'): HTMLInputElement | undefined => {
  const field = document.getElementById(`${fieldIds}-${end}`)
  return field instanceof HTMLInputElement ? field : undefined
}

function write(fieldIds: string, { min, max }: Range): void {
  for (const [end, value] of [
    ['min', min],
    ['max', max],
  ] as const) {
    const field = fieldOf(fieldIds, end)
    if (field) field.value = value === undefined ? '' : String(value)
  }
}

function tellForm(fieldIds: string): void {
  fieldOf(fieldIds, 'min')?.dispatchEvent(new Event('change', { bubbles: true }))
}
