import { at, contour, line, mm, type Point, polygon, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, fill, group, roundStroke, stroke } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

const PLASTIC = '#1c1f22'
const SKIRT = '#131518'

/**
 * The dark wheel housings and underbody, drawn behind the body and a little wider than its arches.
 */
export function wheelWells(frame: SideFrame): string {
  const { axles, archRadius, archReach, body } = frame
  const { sill, wheelRadius } = body
  const radius = archRadius + 5
  const reach = archReach + 5
  const well = (axle: number) =>
    `M${at(axle - reach, sill)}A${radius} ${radius} 0 1 1 ${at(axle + reach, sill)}` +
    `L${at(axle + wheelRadius * 0.5, sill - 90)}L${at(axle - wheelRadius * 0.5, sill - 90)}Z`
  const [front, rear] = axles
  const floor = polygon([
    [front, sill + 40],
    [rear, sill + 40],
    [rear, sill - 95],
    [front, sill - 95],
  ])
  return fill(axles.map(well).join('') + floor, '#08090a')
}

/** Unpainted plastic around the arches and along the lower edge of an off-roader. */
function cladding(frame: SideFrame): string {
  const { axles, archRadius, archReach, body, lowFront, lowRear } = frame
  const { sill, wheelRadius, length } = body
  const [front, rear] = axles
  const outer = archRadius + 56
  const isAngular = body.look?.arches === 'angular'
  const corners = (axle: number): Point[] => [
    [axle - outer - 26, sill - 20],
    [axle - outer - 18, wheelRadius + 60, 70],
    [axle - outer * 0.56, wheelRadius + outer + 4, 70],
    [axle + outer * 0.56, wheelRadius + outer + 4, 70],
    [axle + outer + 18, wheelRadius + 60, 70],
    [axle + outer + 26, sill - 20],
  ]
  const flare = (axle: number) => (isAngular ? contour(corners(axle)) : roundFlare(axle))
  const roundFlare = (axle: number) =>
    `M${at(axle - outer, wheelRadius)}A${outer} ${outer} 0 0 1 ${at(axle + outer, wheelRadius)}` +
    `V${mm(20 - sill)}H${mm(axle - outer)}Z`
  const low = polygon([
    [front + archReach, sill + 84],
    [rear - archReach, sill + 92],
    [rear - archReach, sill - 20],
    [front + archReach, sill - 20],
  ])
  const nose = polygon([
    [0, lowFront + 120],
    [front - archRadius, lowFront + 150],
    [front - archRadius, 0],
    [0, 0],
  ])
  const tail = polygon([
    [length, lowRear + 130],
    [rear + archRadius, lowRear + 120],
    [rear + archRadius, 0],
    [length, 0],
  ])
  const edge = (axle: number) => (isAngular ? line(corners(axle).slice(1, 5)) : roundEdge(axle))
  const roundEdge = (axle: number) =>
    `M${at(axle - outer * 0.95, wheelRadius + outer * 0.31)}` +
    `A${outer} ${outer} 0 0 1 ${at(axle + outer * 0.6, wheelRadius + outer * 0.8)}`
  const ledge = straight([front + archReach + 40, sill + 84], [rear - archReach - 40, sill + 91])
  return (
    [...axles.map(flare), low, nose, tail].map((d) => fill(d, PLASTIC)).join('') +
    stroke(axles.map(edge).join('') + ledge, '#7b8288', 7, 0.55)
  )
}

/** The dark lower edge of a car without cladding. */
function skirts(frame: SideFrame): string {
  const { axles, archReach, body, lowFront, lowRear } = frame
  const { sill, length } = body
  const [front, rear] = axles
  const low = polygon([
    [front + archReach - 10, sill + 40],
    [rear - archReach + 10, sill + 46],
    [rear - archReach + 10, sill - 20],
    [front + archReach - 10, sill - 20],
  ])
  const nose = polygon([
    [0, lowFront + 34],
    [front - archReach, lowFront + 26],
    [front - archReach, 0],
    [0, 0],
  ])
  const tail = polygon([
    [length, lowRear + 66],
    [rear + archReach, lowRear + 40],
    [rear + archReach, 0],
    [length, 0],
  ])
  return fill(low + nose + tail, SKIRT, 0.86)
}

export function lowerTrim(frame: SideFrame): string {
  return frame.has('cladding') ? cladding(frame) : skirts(frame)
}

/** The intake in the nose, the side indicator and the reflector in the tail. */
export function smallLamps(id: string, frame: SideFrame): string {
  const { lowFront, lowRear, axles, archRadius, body } = frame
  const [front] = axles
  const intake: Point[] = [
    [-10, lowFront + 90, 20],
    [-10, lowFront + 200, 20],
    [150, lowFront + 230, 40],
    [230, lowFront + 150, 40],
    [190, lowFront + 96, 30],
  ]
  const slat = straight([20, lowFront + 176], [170, lowFront + 196])
  const indicatorHeight = frame.shoulderAt(front) - 60
  // An electric car has nothing behind its nose that needs air.
  const hasIntake = !frame.has('electric')
  return clipped(
    `${id}body`,
    hasIntake ? fill(contour(intake), '#101315', 0.92) + stroke(slat, '#5e656b', 7, 0.6) : '',
    box([body.length - 240, lowRear + 200, 150, 26], 10, { fill: '#a5131b' }),
    box([front + archRadius + 90, indicatorHeight, 62, 20], 8, { fill: '#e78a1e', opacity: 0.85 }),
  )
}

export function mirror(frame: SideFrame, paint: Paint): string {
  const x = frame.has('open') ? 1760 : frame.has('cargo') ? 1250 : (frame.glass?.left ?? 0) + 150
  const height = frame.has('open') ? 960 : frame.beltAt(x) + 30
  const shell: Point[] = [
    [x - 112, height - 18, 30],
    [x - 132, height + 62, 42, 6],
    [x - 20, height + 118, 40, 4],
    [x + 52, height + 92, 26],
    [x + 52, height - 14, 26],
  ]
  const foot: Point[] = [
    [x - 112, height - 18, 30],
    [x - 120, height + 20, 20],
    [x + 52, height + 16, 10],
    [x + 52, height - 14, 26],
  ]
  const shine = quadratic([x - 112, height + 74], [x - 30, height + 122], [x + 40, height + 94])
  return (
    fill(contour(shell), paint.base) +
    fill(contour(foot), '#111417') +
    roundStroke(shine, paint.highlight, 9, 0.75)
  )
}

export function roofRails({ body }: SideFrame): string {
  const [headX, headH] = pointOf(body.top, 2)
  const [endX, endH] = pointOf(body.top, 4)
  const rail = line([
    [headX + 130, headH + 22, 0, 8],
    [endX + 260, endH - 8],
  ])
  const light = line([
    [headX + 140, headH + 32, 0, 8],
    [endX + 250, endH + 2],
  ])
  return roundStroke(rail, '#15181b', 30) + roundStroke(light, '#b9c1c7', 9)
}

/** The aerial on the roof. */
export function aerial({ body }: SideFrame, paint: Paint): string {
  const [x, height] = pointOf(body.top, 4)
  const fin: Point[] = [
    [x - 150, height + 2, 4, -6],
    [x - 20, height + 48, 16, 2],
    [x + 10, height - 22, 4],
  ]
  return fill(contour(fin), paint.shade)
}

/** The step under the doors, as far as the tray or the rear wheel. */
export function sideStep({ axles, archReach, body }: SideFrame): string {
  const start = axles[0] + archReach + 30
  const end = body.bed?.from ?? axles[1] - archReach - 30
  const height = body.sill - 50
  return group(
    { 'stroke-linecap': 'round' },
    stroke(straight([start, height], [end, height]), '#101214', 52),
    stroke(straight([start + 10, height + 18], [end - 10, height + 18]), '#7a8187', 8),
  )
}
