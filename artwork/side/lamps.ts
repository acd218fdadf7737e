import { at, contour, type Point, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipPath, clipped, disc, fill, ring, roundStroke, stroke } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

const LAMP_FILLET = 26

const rounded = (points: readonly Point[]) =>
  contour(points.map(([x, height, fillet = LAMP_FILLET, bulge = 0]) => [x, height, fillet, bulge]))

export function lampDefs(id: string, { body }: SideFrame): string {
  return (
    clipPath(`${id}head`, rounded(body.headLamp)) + clipPath(`${id}tail`, rounded(body.tailLamp))
  )
}

/** The running light of each face: along the brow, a hook around the corner, or two short bars. */
function runningLight(face: number, tip: Point, brow: Point, end: Point): string {
  const along = (t: number, drop: number): readonly [number, number] => [
    brow[0] + 6 + (end[0] - brow[0] - 22) * t,
    brow[1] - 14 + (end[1] + 2 - brow[1]) * t - drop,
  ]
  const spot = (position: readonly [number, number]) => `L${at(...position)}`
  if (face === 1) {
    const low = [tip[0] + 22, tip[1] + 14] as const
    return `M${at(...low)}${spot(along(0.02, 8))}${spot(along(0.5, 4))}`
  }
  if (face === 2)
    return `${straight(along(0, 4), along(0.36, 4))}${straight(along(0.48, 2), along(0.9, 0))}`
  return straight(along(0, 0), along(1, 0))
}

function headLamp(id: string, frame: SideFrame, paint: Paint): string {
  const points = frame.body.headLamp
  const [tip, brow, end] = [pointOf(points, 0), pointOf(points, 1), pointOf(points, 2)]
  const middle = (tip[1] + brow[1]) / 2
  const housing = rounded(points)
  const sheen = straight([tip[0] - 20, tip[1] - 40], [end[0], end[1] + 10])
  return (
    fill(housing, '#14181c') +
    stroke(housing, paint.deepShade, 10, 0.65) +
    clipped(
      `${id}head`,
      stroke(sheen, '#9fb4c4', 60, 0.35),
      disc(tip[0] + 150, middle + 12, 38, '#dbe8f0'),
      ring(tip[0] + 150, middle + 12, 38, '#67747f', 10),
      disc(tip[0] + 142, middle + 22, 12, '#fff'),
      disc(tip[0] + 255, middle + 34, 28, '#c9d6de'),
    ) +
    roundStroke(runningLight(frame.body.face ?? 0, tip, brow, end), '#fff', 15, 0.96)
  )
}

function tailLamp(id: string, frame: SideFrame, paint: Paint): string {
  const points = frame.body.tailLamp
  const [first, second, third] = [pointOf(points, 0), pointOf(points, 1), pointOf(points, 2)]
  const last = pointOf(points, -1)
  const opposite = pointOf(points, 4 % points.length)
  const lens = rounded(points)
  const start = [(first[0] + opposite[0]) / 2 - 10, first[1] * 0.4 + last[1] * 0.6] as const
  const glow = straight(start, [third[0], third[1] - 24])
  const shine = straight([second[0], second[1] - 14], [third[0], third[1] - 10])
  return (
    fill(lens, '#7e0d14') +
    stroke(lens, paint.deepShade, 9, 0.6) +
    clipped(
      `${id}tail`,
      stroke(lens, '#3c0408', 26),
      stroke(glow, '#ff4b45', 22, 0.95),
      stroke(shine, '#fff', 10, 0.4),
    )
  )
}

/** The parts of head and tail lamp that are visible from the side. */
export function sideLamps(id: string, frame: SideFrame, paint: Paint): string {
  return clipped(`${id}body`, headLamp(id, frame, paint), tailLamp(id, frame, paint))
}
