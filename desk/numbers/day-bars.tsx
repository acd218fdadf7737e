import { scaleBand, scaleLinear } from 'd3-scale'

interface DayBarsProps {
  readonly days: readonly { readonly day: string; readonly value: number }[]
  readonly dayText: (day: string) => string
}

const WIDTH = 720
const HEIGHT = 200
const LEFT = 40
const BELOW = 22
const TICKS = 4
/** Days that have room for their names. */
const NAMED_DAYS = 8

/** A bar a day, with a scale: hidden from screen readers, which have the table. */
export function DayBars({ days, dayText }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const y = scaleLinear([0, most], [HEIGHT - BELOW, 8]).nice(TICKS)
  const x = scaleBand(
    days.map(({ day }) => day),
    [LEFT, WIDTH],
  ).padding(0.2)
  const every = Math.ceil(days.length / NAMED_DAYS)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="day-bars" role="presentation">
      {y
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="day-bars-line" />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
      {days.map(({ day, value }, index) => (
        <g key={day}>
          <rect
            x={x(day)}
            width={x.bandwidth()}
            y={y(value)}
            height={y(0) - y(value)}
            className="day-bars-bar"
          />
          {index % every === 0 && (
            <text x={(x(day) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 6} textAnchor="middle">
              {dayText(day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
