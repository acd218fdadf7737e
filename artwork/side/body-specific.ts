import { at, contour, line, type Point, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { fill, group, roundStroke, stroke } from '../svg.ts'
import type { SideFrame } from './frame.ts'
import { groove, shutLine } from './panels.ts'

/** The sliding load door of a van, its rail, and the panels where a people mover has windows. */
export function loadDoor(frame: SideFrame, paint: Paint): string {
  const { body, roof, glass } = frame
  const [, , [end] = [0]] = body.doors
  const from = (glass?.right ?? 0) + 80
  const foot = body.sill + 90
  const head = (glass?.top ?? roof) + 45
  const belt = frame.beltAt(from) + 25
  const rail = frame.shoulderAt(end) + 10
  const door = line([
    [from + 30, head, 20],
    [end, head, 30],
    [end, foot],
  ])
  const panel = (left: number, right: number): Point[] => [
    [left, belt, 60],
    [left, head - 70, 60],
    [right, head - 70, 60],
    [right, belt, 60],
  ]
  return (
    shutLine(door + straight([from, head], [from, foot]), paint) +
    groove(end + 20, body.length - 540, rail, paint) +
    shutLine(
      contour(panel(from + 150, end - 140)) + contour(panel(end + 140, body.length - 280)),
      paint,
      5,
    )
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

/** Height of the top of an open car's windscreen, with its frame. */
export const OPEN_HEIGHT = 1295

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
