import { at, contour, line, type Point, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { clipped, fill, group, roundStroke, stroke } from '../svg.ts'
import type { SideFrame } from './frame.ts'
import { groove, shutLine } from './panels.ts'

/** The gap between cab and tray, the tray's rim, and the sports bar above it. */
export function uteTub(id: string, frame: SideFrame, paint: Paint): string {
  const { length, sill } = frame.body
  const bar = line([
    [3520, 1222],
    [3640, 1660, 150, 12],
    [3990, 1600, 180],
    [4240, 1222],
  ])
  const barLight = line([
    [3524, 1246],
    [3638, 1676, 150, 12],
    [3984, 1618, 180],
    [4194, 1306],
  ])
  return (
    clipped(
      `${id}body`,
      stroke(straight([3478, 1240], [3462, sill + 20]), paint.deepShade, 26),
      stroke(straight([3494, 1240], [3478, sill + 20]), paint.highlight, 5, 0.5),
      stroke(straight([3500, 1226], [length, 1236]), '#15181b', 52),
      stroke(straight([5195, 1200], [5190, 560]), paint.deepShade, 8),
    ) +
    roundStroke(bar, '#16191c', 54) +
    stroke(barLight, '#8d959c', 9, 0.55)
  )
}

const panel = (from: number, to: number): Point[] => [
  [from, 1260, 60],
  [from, 1720, 60],
  [to, 1720, 60],
  [to, 1260, 60],
]

/** The sliding load door of a van, its rail, and the panels where a people mover has windows. */
export function loadDoor({ body }: SideFrame, paint: Paint): string {
  const foot = body.sill + 90
  const door = line([
    [2360, 1790, 20],
    [3560, 1790, 30],
    [3560, foot],
  ])
  return (
    shutLine(door + straight([2330, 1790], [2330, foot]), paint) +
    groove(3580, 4760, 1080, paint) +
    shutLine(contour(panel(2480, 3420)) + contour(panel(3700, 5020)), paint, 5)
  )
}

function openSeat(x: number, leather: string): string {
  const back: Point[] = [
    [x - 40, 900],
    [x - 10, 1130, 50, 4],
    [x + 40, 1210, 50, 6],
    [x + 150, 1205, 50, 4],
    [x + 200, 1090, 60, 4],
    [x + 230, 900],
  ]
  const seam = quadratic([x + 10, 1140], [x + 60, 1215], [x + 140, 1200])
  return fill(contour(back), leather) + stroke(seam, '#b08e74', 12, 0.6)
}

/** Seats, wheel, windscreen and folded hood of an open car, drawn behind its flank. */
export function openCabin(): string {
  const screen: Point[] = [
    [1530, 925, 10, 12],
    [2130, 1268, 40, 4],
    [2185, 1268, 14],
    [1720, 935, 10],
  ]
  const sideGlass: Point[] = [
    [1790, 935, 20, 4],
    [2230, 1215, 60, 4],
    [2440, 1190, 60, 20],
    [2960, 955, 20],
  ]
  const hood: Point[] = [
    [3200, 940, 10],
    [3240, 1035, 50, 8],
    [3560, 1050, 90, 4],
    [3640, 990, 20],
  ]
  const frame = `${straight([1730, 935], [2190, 1272])}L${at(2140, 1276)}`
  return group(
    {},
    openSeat(2380, '#4a382d'),
    openSeat(3010, '#3a2c24'),
    stroke(quadratic([1800, 940], [1960, 1060], [2080, 930]), '#0e1012', 34),
    fill(contour(screen), '#1a2127'),
    stroke(quadratic([1560, 950], [1840, 1130], [2120, 1268]), '#c5d2db', 9, 0.6),
    roundStroke(frame, '#0b0d0f', 38),
    fill(contour(sideGlass), '#9fb4c2', 0.2),
    fill(contour(hood), '#1b1d20'),
    stroke(quadratic([3250, 1040], [3420, 1072], [3560, 1052]), '#6a7077', 8),
  )
}
