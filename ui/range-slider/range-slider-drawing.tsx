import { Amounts, Line, sliderClasses, thumbClasses, thumbLabels, trackClasses } from './parts.tsx'

export interface RangeSliderDrawingProps {
  readonly id: string
  readonly label: string
  readonly least: string
  readonly most: string
  readonly left: string
  readonly width: string
  /** The ends of the scale. */
  readonly min: number
  readonly max: number
  readonly step: number
  /** The lower thumb: its value, its position on the track, and its text for screen readers. */
  readonly low: number
  readonly lowAt: string
  readonly lowText: string
  readonly high: number
  readonly highAt: string
  readonly highText: string
}

/**
 * The same HTML as the first render of `RangeSlider`, without its library, for the server: a test of
 * the block that uses it compares the two.
 */
export function RangeSliderDrawing(drawing: RangeSliderDrawingProps) {
  const { id, label, least, most, left, width, min, max, step, low, high } = drawing
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library's own element, which hydrates this one
    <div
      dir="ltr"
      className={sliderClasses}
      data-rac=""
      role="group"
      data-slot="range-slider"
      id={id}
      aria-label={label}
      data-orientation="horizontal"
    >
      <Amounts least={least} most={most} />
      <div
        style={{ position: 'relative', touchAction: 'none' }}
        className={trackClasses}
        data-rac=""
        data-orientation="horizontal"
      >
        <Line left={left} width={width} />
        <Thumb
          id={id}
          step={step}
          index={0}
          value={low}
          min={min}
          max={high}
          left={drawing.lowAt}
          text={drawing.lowText}
        />
        <Thumb
          id={id}
          step={step}
          index={1}
          value={high}
          min={low}
          max={max}
          left={drawing.highAt}
          text={drawing.highText}
        />
      </div>
    </div>
  )
}

interface ThumbProps {
  readonly id: string
  readonly index: number
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly left: string
  readonly text: string
}

/** For the thumb's input, which is used by the keyboard and screen readers. */
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

/** The library writes both as empty attributes: hydration must find the same HTML. */
const emptyReferences = { 'aria-describedby': '', 'aria-details': '' }

function Thumb({ id, index, value, min, max, step, left, text }: ThumbProps) {
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
          aria-valuetext={text}
          {...emptyReferences}
          defaultValue={value}
        />
      </div>
    </div>
  )
}

/** The nearest step to `value` on a scale, computed as the library does. */
export function snapped(value: number, min: number, max: number, step: number): number {
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

/** Removes floating-point error: rounds to one decimal place more than the step has. */
function inSteps(value: number, step: number): number {
  const text = String(step)
  const point = text.indexOf('.')
  if (point < 0) return value
  const power = 10 ** (text.length - point)
  return Math.round(value * power) / power
}
