import { useEffect, useRef, useState } from 'react'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import {
  type Bounds,
  keyStepOf,
  movedThumb,
  rangeFrom,
  thumbsOf,
} from '#domain/stock-query/ranges.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { SLIDER_REST_MS } from '#domain/stock-query/thresholds.ts'
import { RangeSlider } from '#ui/range-slider/range-slider.tsx'
import { type FacetSliderProps, shownOf } from './slider-values.ts'

/**
 * The slider of a facet. The form's number fields hold the range: a move is written to them and
 * announced by a `change` event, and new props move the thumbs (Spec 4.18, 5.01-5.04).
 */
export default function FacetSlider(props: FacetSliderProps) {
  const { facet, range, bounds, locale, fieldIds } = props
  const [thumbs, setThumbs] = useState(() => thumbsOf(range, bounds))
  const changeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { min: low, max: high } = thumbsOf(range, bounds)
  useEffect(() => setThumbs({ min: low, max: high }), [low, high])
  useEffect(() => () => clearTimeout(changeTimer.current), [])

  const move = (end: 'min' | 'max', value: number) => {
    clearTimeout(changeTimer.current)
    if (!(value >= bounds.min && value <= bounds.max)) warnOnce(facet, value, bounds)
    const moved = movedThumb(facet, thumbs, end, value, bounds)
    setThumbs(moved)
    writeFields(fieldIds, rangeFrom(moved, bounds))
  }
  const dispatchLater = () => {
    clearTimeout(changeTimer.current)
    changeTimer.current = setTimeout(dispatchChange, SLIDER_REST_MS, fieldIds)
  }
  return (
    <RangeSlider
      {...shownOf(props, thumbs)}
      locale={locale}
      leastMove={keyStepOf(facet, bounds)}
      onMove={move}
      onChangeEnd={dispatchLater}
    />
  )
}

let hasWarned = false

/** Attempts to leave the range, and values that are no numbers, are logged only. Spec 8.03. */
function warnOnce(facet: RangeFacet, value: number, { min, max }: Bounds): void {
  if (hasWarned) return
  hasWarned = true
  console.warn(`${facet} slider: expected ${min} to ${max}, found ${value}`)
}

const fieldOf = (fieldIds: string, end: 'min' | 'max'): HTMLInputElement | undefined => {
  const field = document.getElementById(`${fieldIds}-${end}`)
  return field instanceof HTMLInputElement ? field : undefined
}

function writeFields(fieldIds: string, { min, max }: Range): void {
  for (const [end, value] of [
    ['min', min],
    ['max', max],
  ] as const) {
    const field = fieldOf(fieldIds, end)
    if (field) field.value = value === undefined ? '' : String(value)
  }
}

function dispatchChange(fieldIds: string): void {
  fieldOf(fieldIds, 'min')?.dispatchEvent(new Event('change', { bubbles: true }))
}
