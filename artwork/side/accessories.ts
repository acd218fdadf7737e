import { contour, line, type Point, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import { box, fill, roundStroke, stroke } from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

const BLACK = '#15181b'
const EDGE = '#8d959c'
const SNORKEL_ABOVE_ROOF = 200
const RACK_ABOVE_ROOF = 110

/** Steel bar in front of the grille, with its hoop, light and bash plate. */
function bullBar({ body, lowFront }: SideFrame): string {
  const edge = pointOf(body.top, 0)[1]
  const channel: Point[] = [
    [-150, lowFront + 190, 40],
    [-150, lowFront + 400, 50, 4],
    [40, lowFront + 420, 30],
    [body.frontAxle - body.wheelRadius - 130, lowFront + 330, 60],
    [body.frontAxle - body.wheelRadius - 80, lowFront + 160, 50],
    [60, lowFront + 110, 60],
  ]
  const hoop = line([
    [-70, lowFront + 380],
    [-150, edge - 80, 90, 6],
    [-20, edge + 40, 60],
    [90, edge - 20],
  ])
  const wing = line([
    [-60, lowFront + 400],
    [40, edge - 150, 60],
    [260, edge - 190, 60],
    [300, lowFront + 350],
  ])
  const drivingLamp: Point[] = [
    [-172, edge - 170, 20],
    [-172, edge - 36, 20],
    [-100, edge - 50, 40],
    [-60, edge - 103, 20],
    [-100, edge - 156, 40],
  ]
  const shine = quadratic([-136, lowFront + 386], [-60, lowFront + 412], [120, lowFront + 396])
  return (
    roundStroke(wing, BLACK, 46) +
    fill(contour(channel), BLACK) +
    stroke(shine, EDGE, 9, 0.7) +
    roundStroke(hoop, BLACK, 54) +
    roundStroke(hoop, EDGE, 8, 0.45) +
    box([30, lowFront + 330, 110, 46], 14, { fill: '#e78a1e' }) +
    fill(contour(drivingLamp), '#23282c') +
    roundStroke(straight([-168, edge - 150], [-168, edge - 56]), '#e8f0f4', 16)
  )
}

function snorkel({ body, roof }: SideFrame): string {
  const [cowlX, cowlH] = pointOf(body.top, 1)
  const [headX, headH] = pointOf(body.top, 2)
  const pipe = line([
    [cowlX - 210, cowlH - 120],
    [cowlX - 20, cowlH - 20, 70],
    [headX - 40, headH + 6, 60],
    [headX - 20, roof + 70],
  ])
  const head: Point[] = [
    [headX - 92, roof + 60, 16],
    [headX - 92, roof + SNORKEL_ABOVE_ROOF, 30],
    [headX + 36, roof + SNORKEL_ABOVE_ROOF, 30],
    [headX + 36, roof + 60, 16],
  ]
  return (
    roundStroke(pipe, BLACK, 62) +
    roundStroke(pipe, EDGE, 8, 0.4) +
    fill(contour(head), BLACK) +
    stroke(straight([headX - 80, roof + 176], [headX + 24, roof + 176]), EDGE, 6, 0.5)
  )
}

/** A luggage platform on the roof. */
function roofRack({ body }: SideFrame): string {
  const [headX, headH] = pointOf(body.top, 2)
  const [endX, endH] = pointOf(body.top, 4)
  const high = Math.max(...body.top.map(([, height]) => height)) + 70
  const [from, to] = [headX + 150, endX - 60]
  const feet = [0.12, 0.5, 0.88].map((share) => {
    const x = from + (to - from) * share
    return straight([x, high], [x, Math.min(headH, endH) + 30])
  })
  return (
    stroke(feet.join(''), BLACK, 40) +
    roundStroke(straight([from, high + 8], [to, high + 8]), BLACK, 52) +
    roundStroke(straight([from, high + 26], [to, high + 26]), EDGE, 9, 0.7)
  )
}

/** The spare wheel on the tailgate, drawn behind the body. */
export function spareWheel({ body, has }: SideFrame): string {
  if (!has('spare')) return ''
  const { tail, wheelRadius, belt } = body
  const x = Math.max(...tail.map((point) => point[0]))
  const top = belt[1] - 150 + wheelRadius
  return (
    box([x - 60, top, 250, wheelRadius * 2], 90, { fill: '#17191c' }) +
    box([x + 70, top - 90, 146, wheelRadius * 2 - 180], 56, { fill: '#2a2e32' }) +
    box([x + 196, top - 150, 10, wheelRadius * 2 - 300], 5, { fill: EDGE, opacity: 0.6 }) +
    stroke(straight([x + 10, top - 12], [x + 150, top - 12]), EDGE, 8, 0.5)
  )
}

/** The fixed wing at the end of a roof or a boot lid. */
function spoiler({ body, has }: SideFrame, paint: Paint): string {
  const [x, height] = pointOf(body.top, has('boot') ? -1 : -2)
  const wing: Point[] = has('boot')
    ? [
        [x - 330, height + 6, 12],
        [x - 60, height + 44, 60, 3],
        [x + 48, height + 70, 14],
        [x + 44, height + 2, 14],
      ]
    : [
        [x - 300, height + 62, 20],
        [x + 110, height + 34, 26, 3],
        [x + 112, height - 6, 16],
        [x - 60, height - 8, 20],
      ]
  return fill(contour(wing), paint.base) + stroke(contour(wing), paint.deepShade, 6, 0.5)
}

/** How far they stand above the roof. */
export function heightOfAccessories({ has }: Pick<SideFrame, 'has'>): number {
  if (has('snorkel')) return SNORKEL_ABOVE_ROOF
  return has('racks') ? RACK_ABOVE_ROOF : 0
}

/** Everything bolted on: bull bar, snorkel, roof rack and spoiler. */
export function accessories(frame: SideFrame, paint: Paint): string {
  const { has } = frame
  return (
    (has('racks') ? roofRack(frame) : '') +
    (has('snorkel') ? snorkel(frame) : '') +
    (has('spoiler') ? spoiler(frame, paint) : '') +
    (has('bullbar') ? bullBar(frame) : '')
  )
}
