import type { CSSProperties } from 'react'
import type { Segment } from '#domain/prize/wheel.ts'

const SIZE = 400
const CENTRE = SIZE / 2
const RADIUS = 188
/** Where words begin: this far from the top. */
const WORDS_AT = 24
const HUB = 30
const PIN = 10
const FULL = 360
const HALF = 180

interface WheelDrawingProps {
  readonly segments: readonly Segment[]
  /** The segment at the pin; undefined before the wheel turned. */
  readonly at: number | undefined
}

/** The wheel, which shows a result and decides nothing: what it says is said in text beside it. FLOWS 2. */
export function WheelDrawing({ segments, at }: WheelDrawingProps) {
  const step = FULL / segments.length
  const turn = at === undefined ? 0 : -(at + 1 / 2) * step
  const turned: CSSProperties & { '--turn': string } = { '--turn': `${turn.toFixed(2)}deg` }
  return (
    <div className="wheel">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} style={turned} aria-hidden="true">
        <circle className="wheel-rim" cx={CENTRE} cy={CENTRE} r={CENTRE - 2} />
        {segments.map((segment, place) => (
          <SegmentDrawing key={segment.id} segment={segment} from={place * step} step={step} />
        ))}
        <circle className="wheel-hub" cx={CENTRE} cy={CENTRE} r={HUB} />
        <circle className="wheel-pin" cx={CENTRE} cy={CENTRE} r={PIN} />
      </svg>
    </div>
  )
}

interface SegmentDrawingProps {
  readonly segment: Segment
  /** Degrees, clockwise from the top. */
  readonly from: number
  readonly step: number
}

function SegmentDrawing({ segment, from, step }: SegmentDrawingProps) {
  const middle = from + step / 2
  const [start, end] = [pointAt(from), pointAt(from + step)]
  const isRight = middle < HALF
  const place = `translate(${CENTRE} ${WORDS_AT}) rotate(${isRight ? '-90' : '90'})`
  return (
    <g>
      <path d={`M${CENTRE} ${CENTRE} ${start}A${RADIUS} ${RADIUS} 0 0 1 ${end}Z`} />
      <text
        transform={`rotate(${middle.toFixed(2)} ${CENTRE} ${CENTRE}) ${place}`}
        textAnchor={isRight ? 'end' : 'start'}
        dominantBaseline="middle"
      >
        {segment.short ?? segment.label}
      </text>
    </g>
  )
}

/** A point of the circle. */
function pointAt(degrees: number): string {
  const angle = (degrees / HALF) * Math.PI
  const [x, y] = [CENTRE + RADIUS * Math.sin(angle), CENTRE - RADIUS * Math.cos(angle)]
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
