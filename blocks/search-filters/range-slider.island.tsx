import { useEffect, useRef, useState } from 'react'
import { keyStepOf, movedThumb, rangeFrom, thumbsOf } from '#domain/stock-query/ranges.ts'
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
