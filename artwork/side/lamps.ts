import { at, contour, line, type Point, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipPath, clipped, disc, fill, ring, roundStroke, stroke } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

const LAMP_FILLET = 26

const rounded = (points: readonly Point[], own = LAMP_FILLET) =>
  contour(points.map(([x, height, fillet = own, bulge = 0]) => [x, height, fillet, bulge]))

/** A head lamp from the side: its housings, its running light, and its lenses by x, height, radius. */
type HeadLamp = {
  housings: readonly (readonly Point[])[]
  light: string
  lenses: readonly (readonly [x: number, height: number, radius: number])[]
}

/** The head lamp of each look; heights are below the bonnet's front edge, in shares of the nose. */
function headLampOf({ body, lowFront }: SideFrame): HeadLamp {
  const points = body.headLamp
  const [tip, brow, end] = [pointOf(points, 0), pointOf(points, 1), pointOf(points, 2)]
  const edge = pointOf(body.top, 0)[1]
  const unit = (edge - lowFront) / 750
  const down = (share: number) => edge - share * unit
  const reach = end[0]
  switch (body.look?.headLamp) {
    case 'slim':
      return {
        housings: [
          [
            [0, down(112)],
            [30, down(46)],
            [reach + 40, end[1] - 4],
            [reach - 20, end[1] - 52 * unit],
            [150, down(104)],
          ],
        ],
        light: line([
          [26, down(94)],
          [150, down(88), 60],
          [reach - 24, end[1] - 36 * unit],
        ]),
        lenses: [
          [110, down(64), 22],
          [190, down(52), 20],
        ],
      }
    case 'square':
      return {
        housings: [
          [
            [0, down(236), 16],
            [10, down(44), 30],
            [reach * 0.7, end[1] - 74 * unit, 30],
            [reach * 0.66, down(232), 30],
          ],
        ],
        light: line([
          [reach * 0.61, down(204)],
          [reach * 0.63, end[1] - 104 * unit, 20],
          [40, down(74)],
        ]),
        lenses: [[reach * 0.32, down(140), 62 * unit]],
      }
    case 'split':
      return {
        housings: [
          [
            [0, down(74), 14],
            [24, down(26), 14],
            [reach + 10, end[1] - 2, 14],
            [reach - 30, end[1] - 36 * unit, 14],
            [120, down(66), 14],
          ],
          [
            [0, down(372), 30],
            [0, down(196), 30],
            [reach * 0.56, down(176), 40],
            [reach * 0.46, down(360), 50],
          ],
        ],
        light: straight([24, down(54)], [reach - 30, end[1] - 20 * unit]),
        lenses: [[reach * 0.22, down(278), 50 * unit]],
      }
    case 'hooked':
      return {
        housings: [
          [
            [0, down(150)],
            [30, down(36)],
            [reach - 10, end[1] - 2],
            [reach - 100, end[1] - 96 * unit],
            [170, down(176)],
          ],
        ],
        light: line([
          [reach - 50, end[1] - 22 * unit],
          [64, down(62), 40],
          [44, down(138)],
        ]),
        lenses: [
          [130, down(112), 34],
          [230, down(88), 30],
        ],
      }
    default:
      return {
        housings: [points],
        light: straight([brow[0] + 6, brow[1] - 14], [end[0] - 16, end[1] - 12]),
        lenses: [
          [tip[0] + 150, (tip[1] + brow[1]) / 2 + 12, 38],
          [tip[0] + 255, (tip[1] + brow[1]) / 2 + 34, 28],
        ],
      }
  }
}

/** The tail lamp of each look; beside a tailgate or load doors the body's own. */
function tailLampOf({ body }: SideFrame): readonly Point[] {
  const points = body.tailLamp
  const xs = points.map(([x]) => x)
  const heights = points.map(([, height]) => height)
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 20]
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  if (points.length === 4) return points
  const [cornerX, corner] = pointOf(body.top, -1)
  const [outX, out] = pointOf(body.tail, 1)
  const foot = corner - (corner - out) * 0.7
  switch (body.look?.tailLamp) {
    case 'bar':
      return [
        [right, high - 44],
        [right - 90, high - 6],
        [left - 50, high - 16],
        [left, high - 66],
        [right, high - 104],
      ]
    case 'upright':
      return [
        [cornerX + 90, corner + 50],
        [cornerX - 70, corner + 40],
        [outX - 150, foot],
        [outX + 40, foot - 10],
      ]
    case 'hook':
      return [
        [right, high - 20],
        [right - 120, high],
        [left + 20, high - 26],
        [left + 50, high - 84, 18],
        [right - 190, high - 92, 30],
        [right - 170, low - 60],
        [right, low - 76],
      ]
    default:
      return points
  }
}

export function lampDefs(id: string, frame: SideFrame): string {
  return (
    clipPath(
      `${id}head`,
      headLampOf(frame)
        .housings.map((points) => rounded(points))
        .join(''),
    ) + clipPath(`${id}tail`, rounded(tailLampOf(frame)))
  )
}

function headLamp(id: string, frame: SideFrame, paint: Paint): string {
  const { housings, light, lenses } = headLampOf(frame)
  const housing = housings.map((points) => rounded(points)).join('')
  const [tip, , end] = frame.body.headLamp
  const sheen = straight(
    [(tip?.[0] ?? 0) - 20, (tip?.[1] ?? 0) - 40],
    [end?.[0] ?? 0, (end?.[1] ?? 0) + 10],
  )
  return (
    fill(housing, '#14181c') +
    stroke(housing, paint.deepShade, 10, 0.65) +
    clipped(
      `${id}head`,
      stroke(sheen, '#9fb4c4', 60, 0.35),
      ...lenses.map(
        ([x, height, radius]) =>
          disc(x, height, radius, '#dbe8f0') + ring(x, height, radius, '#67747f', 9),
      ),
    ) +
    roundStroke(light, '#fff', 15, 0.96)
  )
}

function tailLamp(id: string, frame: SideFrame, paint: Paint): string {
  const points = tailLampOf(frame)
  const lens = rounded(points)
  const [first, second, third] = [pointOf(points, 0), pointOf(points, 1), pointOf(points, 2)]
  const last = pointOf(points, -1)
  const opposite = pointOf(points, 4 % points.length)
  const start = [(first[0] + opposite[0]) / 2 - 10, first[1] * 0.4 + last[1] * 0.6] as const
  const shine = straight([second[0], second[1] - 14], [third[0], third[1] - 10])
  const isLine = points.length === 5
  return (
    fill(lens, '#7e0d14') +
    stroke(lens, paint.deepShade, 9, 0.6) +
    clipped(
      `${id}tail`,
      stroke(lens, '#3c0408', 26),
      isLine
        ? `${stroke(`M${at(...start)}L${at(third[0], third[1] - 24)}`, '#ff4b45', 22, 0.95)}`
        : stroke(lens, '#ff4b45', 30, 0.9),
      stroke(shine, '#fff', 10, 0.4),
    )
  )
}

/** The parts of head and tail lamp that are visible from the side. */
export function sideLamps(id: string, frame: SideFrame, paint: Paint): string {
  return clipped(`${id}body`, headLamp(id, frame, paint), tailLamp(id, frame, paint))
}
