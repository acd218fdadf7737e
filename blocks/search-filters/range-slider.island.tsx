import { useEffect, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { keyStepOf, movedThumb, rangeFrom, thumbsOf } from '#domain/stock-query/ranges.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { SLIDER_REST_MS } from '#domain/stock-query/thresholds.ts'
import {
  Amounts,
  Line,
  type RangeSliderProps,
  scaleOf,
  sliderClasses,
  spokenFormat,
  thumbClasses,
  thumbLabels,
  thumbTexts,
  trackClasses,
} from './range-slider-parts.tsx'

/**
 * Two thumbs on a track. The form's number fields hold the range: a move is written to them and
 * announced by a `change` event, and new props move the thumbs (Spec 4.18, 5.01-5.04).
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
  const changeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { min: low, max: high } = thumbsOf(range, bounds)
  useEffect(() => setThumbs({ min: low, max: high }), [low, high])
  useEffect(() => () => clearTimeout(changeTimer.current), [])

  const move = ([min = 0, max = 0]: number[]) => {
    clearTimeout(changeTimer.current)
    const [end, value] = min === thumbs.min ? (['max', max] as const) : (['min', min] as const)
    const change = value - thumbs[end]
    // The scale's own step is that of a key.
    const by = Math.abs(change) === 1 ? change * keyStepOf(facet, bounds) : change
    const moved = movedThumb(facet, thumbs, end, thumbs[end] + by, bounds)
    setThumbs(moved)
    writeFields(fieldIds, rangeFrom(moved, bounds))
  }
  const dispatchLater = () => {
    clearTimeout(changeTimer.current)
    changeTimer.current = setTimeout(dispatchChange, SLIDER_REST_MS, fieldIds)
  }
  const { least, most, left, width } = thumbTexts(thumbs, { facet, bounds, locale })
  return (
    <I18nProvider locale={locale}>
      <Slider
        aria-label={label}
        {...scaleOf(bounds)}
        formatOptions={spokenFormat(facet, locale)}
        value={[thumbs.min, thumbs.max]}
        onChange={move}
        onChangeEnd={dispatchLater}
        className={sliderClasses}
      >
        <Amounts least={least} most={most} />
        <SliderTrack className={trackClasses}>
          <Line left={left} width={width} />
          {thumbLabels.map((name, index) => (
            <SliderThumb key={name} index={index} aria-label={name} className={thumbClasses} />
          ))}
        </SliderTrack>
      </Slider>
    </I18nProvider>
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
