import { thumbsOf } from '#domain/stock-query/ranges.ts'
import {
  Amounts,
  Line,
  type RangeSliderProps,
  scaleOf,
  sliderClasses,
  spoken,
  thumbClasses,
  thumbLabels,
  trackClasses,
} from './range-slider-parts.tsx'

/**
 * What `RangeSlider` draws at first, element for element, without the library that moves it: the
 * library's own share of a search page was a fifth. A test holds the two equal.
 */
export function FirstRangeSlider(props: RangeSliderProps & { readonly islandId: string }) {
  const { facet, range, bounds, locale, label, islandId } = props
  const thumbs = thumbsOf(range, bounds)
  const { minValue, maxValue, step } = scaleOf(facet, bounds)
  // As the library names them: by the island's prefix and the place of the hook in its tree.
  const id = `react-aria-_${islandId}-R_0_`
  const least = snapped(thumbs.min, minValue, thumbs.max, step)
  const most = snapped(thumbs.max, thumbs.min, maxValue, step)
  const common = { id, step, format: numberFormat(spoken(facet, locale), locale) }
  const share = (value: number) => ((value - minValue) / (maxValue - minValue)) * 100
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library's own element, which hydrates this one
    <div
      className={sliderClasses}
      data-rac=""
      role="group"
      id={id}
      aria-label={label}
      data-orientation="horizontal"
    >
      <Amounts facet={facet} locale={locale} thumbs={thumbs} />
      <div
        style={{ position: 'relative', touchAction: 'none' }}
        className={trackClasses}
        data-rac=""
        data-orientation="horizontal"
      >
        <Line thumbs={thumbs} bounds={bounds} />
        <FirstThumb
          {...common}
          index={0}
          value={least}
          min={minValue}
          max={most}
          at={share(least)}
        />
        <FirstThumb
          {...common}
          index={1}
          value={most}
          min={least}
          max={maxValue}
          at={share(most)}
        />
      </div>
    </div>
  )
}

interface FirstThumbProps {
  readonly id: string
  readonly index: 0 | 1
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Percent of the line. */
  readonly at: number
  readonly format: Intl.NumberFormat
}

/** There for fingers and eyes; its control is there for the keyboard and screen readers. */
const visuallyHidden = {
  border: 0,
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  height: 1,
  margin: -1,
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  width: 1,
  whiteSpace: 'nowrap',
} as const

/** The library writes both, without a name in them: hydration must find the same. */
const emptyReferences = { 'aria-describedby': '', 'aria-details': '' }

function FirstThumb({ id, index, value, min, max, step, at, format }: FirstThumbProps) {
  const left = `${at}%`
  return (
    <div
      style={{
        position: 'absolute',
        left,
        transform: 'translate(-50%, -50%)',
        touchAction: 'none',
      }}
      className={thumbClasses}
      data-rac=""
    >
      <div style={visuallyHidden}>
        <input
          tabIndex={0}
          id={`${id}-${index}`}
          aria-label={thumbLabels[index]}
          aria-labelledby={`${id}-${index} ${id}`}
          type="range"
          min={min}
          max={max}
          step={step}
          aria-orientation="horizontal"
          aria-valuetext={format.format(value)}
          {...emptyReferences}
          defaultValue={value}
        />
      </div>
    </div>
  )
}

/** The value of the scale nearest to `value`, as the library finds it. */
function snapped(value: number, min: number, max: number, step: number): number {
  const remainder = (value - min) % step
  const isNearNext = Math.abs(remainder) * 2 >= step
  const rest = Math.sign(remainder) * (step - Math.abs(remainder))
  const nearest = inSteps(isNearNext ? value + rest : value - remainder, step)
  if (nearest < min) return inSteps(min, step)
  return inSteps(
    nearest > max ? min + Math.floor(inSteps((max - min) / step, step)) * step : nearest,
    step,
  )
}

/** Without the dust of binary fractions: no more places than the step has, and one. */
function inSteps(value: number, step: number): number {
  const text = String(step)
  const point = text.indexOf('.')
  if (point < 0) return value
  const power = 10 ** (text.length - point)
  return Math.round(value * power) / power
}

// One for each unit and locale there is: making one takes longer than rendering a slider.
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(options: Intl.NumberFormatOptions, locale: string): Intl.NumberFormat {
  const key = `${locale} ${options.style} ${options.currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}
