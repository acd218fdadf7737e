import { contour, type Point, polygon, straight } from '../contour.ts'
import { box, fill, stroke } from '../svg.ts'
import type { EndFrame } from './frame.ts'

const LEATHER = '#4a382d'
const SIDES = [1, -1] as const
const TYRE_WIDTH = 234

/**
 * Everything behind the shell: both tyres, the dark underbody, and the seats of an open car.
 */
export function behindShell({ body, low, belt, middle, has }: EndFrame): string {
  const { wheelRadius, width } = body
  const tyre = (left: number) => {
    const grooves = [0.25, 0.5, 0.75].map(
      (share) => `M${left + TYRE_WIDTH * share} -20V${-wheelRadius}`,
    )
    return (
      box([left, wheelRadius * 1.35, TYRE_WIDTH, wheelRadius * 1.35], 52, { fill: '#1d1f22' }) +
      stroke(grooves.join(''), '#000', 9) +
      box([left, wheelRadius, 30, wheelRadius - 30], 14, { fill: '#3a3e42', opacity: 0.7 })
    )
  }
  const floor = polygon([
    [200, low + 60],
    [width - 200, low + 60],
    [width - 200, low - 90],
    [200, low - 90],
  ])
  const seat = (x: number): Point[] => [
    [x - 110, belt - 20],
    [x - 90, belt + 200, 60, 4],
    [x + 90, belt + 200, 60, 4],
    [x + 110, belt - 20],
  ]
  const seats = SIDES.map((side) => contour(seat(middle + side * 0.2 * width))).join('')
  const axle = has('step') || has('tub') || has('tray')
  return (
    (axle ? drivenAxle(width, wheelRadius, low) : '') +
    tyre(width - 34 - TYRE_WIDTH) +
    tyre(34) +
    fill(floor, '#0a0b0c') +
    (has('open') ? fill(seats, LEATHER) : '')
  )
}

/** The axle with its differential, and the chassis above it, under a high body. */
function drivenAxle(width: number, height: number, low: number): string {
  return (
    box([240, low + 80, width - 480, low + 80 - height - 40], 20, { fill: '#0d0f10' }) +
    stroke(straight([200, height - 20], [width - 200, height - 20]), '#17191b', 96) +
    box([width / 2 - 230, height + 110, 300, 250], 110, { fill: '#1b1e21' }) +
    stroke(straight([300, height + 16], [width - 300, height + 16]), '#4b5258', 8, 0.6)
  )
}
