import { contour, line, type Point, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { fill, roundStroke, stroke } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

/** A gap between panels: dark, with a highlight on its far edge. */
export function shutLine(d: string, paint: Paint, width = 7): string {
  return (
    roundStroke(d, paint.deepShade, width, 0.78) +
    stroke(d, paint.highlight, 3.5, 0.42, { transform: 'translate(6 2)' })
  )
}

/** A groove with a highlight on its upper edge, such as the rail of a sliding door. */
export function groove(from: number, to: number, height: number, paint: Paint): string {
  return (
    stroke(straight([from, height], [to, height + 12]), paint.deepShade, 15, 0.65) +
    stroke(straight([from, height - 9], [to, height + 3]), paint.highlight, 5, 0.65)
  )
}

/** A door's edge from the belt to the sill; in front of the rear wheel it follows the arch. */
function doorEdge(frame: SideFrame, [x, foot]: readonly [number, number]): string {
  const { body, axles, archRadius, archReach, glass } = frame
  const { sill, wheelRadius } = body
  const [front, rear] = axles
  const isUnderGlass = glass !== undefined && x > glass.left && x < glass.right
  const top = frame.beltAt(x) + (isUnderGlass ? -6 : 4)
  const hinges = !frame.has('sliding-door') && !frame.has('cargo')
  if (hinges && Math.abs(foot - rear) < 760 && x > front + 1200) {
    return line([
      [foot, top],
      [foot + 6, wheelRadius + archRadius * 0.86, 120, -6],
      [rear - archRadius * 0.93, wheelRadius + archRadius * 0.3, 60],
      [rear - archReach - 30, sill + 90],
    ])
  }
  const kick = x < front + 1000 ? 30 : -4
  return line([
    [x, top, 0, 6],
    [foot, sill + 260, 80],
    [foot + kick, sill + 84],
  ])
}

function fuelFlap(frame: SideFrame): string {
  const x = frame.axles[1] + 150
  const height = frame.shoulderAt(frame.axles[1]) + 10
  return contour([
    [x, height, 30],
    [x, height + 130, 30],
    [x + 150, height + 130, 30],
    [x + 150, height, 30],
  ])
}

/** Door gaps, sill, bonnet and fuel flap. */
export function shutLines(frame: SideFrame, paint: Paint): string {
  const { body, axles, archReach } = frame
  const [front, rear] = axles
  const { sill } = body
  const cowl = pointOf(body.top, 1)[0]
  const sillGap = line([
    [front + archReach + 60, sill + 86],
    [rear - archReach - 24, sill + 92],
  ])
  const bonnet = line([
    [300, frame.shoulderAt(300) + 40, 0, 10],
    [cowl + 60, frame.beltAt(cowl) - 46],
  ])
  const hasFlap = !frame.has('cargo') && !frame.has('tub')
  return (
    shutLine(body.doors.map((door) => doorEdge(frame, door)).join(''), paint) +
    (frame.has('cladding') ? '' : shutLine(sillGap, paint, 5)) +
    shutLine(bonnet, paint, 6) +
    (hasFlap ? shutLine(fuelFlap(frame), paint, 4) : '')
  )
}

/** A pull handle: its recess, its bar, and the highlight on the bar. */
export function doorHandle(frame: SideFrame, paint: Paint, x: number): string {
  const shoulder = frame.shoulderAt(x)
  const height = shoulder + (frame.beltAt(x) - shoulder) * 0.34
  const recess: Point[] = [
    [x - 108, height - 18, 14],
    [x - 104, height + 20, 16, 2],
    [x + 102, height + 26, 16],
    [x + 106, height - 10, 14, 2],
  ]
  const bar: Point[] = [
    [x - 100, height - 2, 10],
    [x - 98, height + 20, 12, 2],
    [x + 98, height + 26, 12],
    [x + 100, height + 4, 10],
  ]
  const shine = straight([x - 92, height + 18], [x + 92, height + 23])
  return (
    fill(contour(recess), paint.deepShade, 0.5) +
    fill(contour(bar), paint.base) +
    roundStroke(shine, paint.highlight, 6, 0.8)
  )
}
