import type { Point } from '../contour.ts'
import type { Look } from './look.ts'
import type { Proportions } from './proportions.ts'

type Position = readonly [x: number, height: number]

/** Moves everything of a body except its wheels. */
function moved(body: Proportions, move: (x: number, height: number) => Position): Proportions {
  const point = ([x, height, ...rest]: Point): Point => [...move(x, height), ...rest]
  const points = (list: readonly Point[]) => list.map(point)
  const across = (x: number) => move(x, 0)[0]
  const up = (x: number, height: number) => move(x, height)[1]
  const { length, belt, shoulder, quarterPost, seats, bed } = body
  return {
    ...body,
    length: across(length),
    frontAxle: across(body.frontAxle),
    rearAxle: across(body.rearAxle),
    sill: up(body.frontAxle, body.sill),
    nose: points(body.nose),
    top: points(body.top),
    tail: points(body.tail),
    glass: points(body.glass),
    belt: [up(0, belt[0]), up(length, belt[1])],
    shoulder: [up(0, shoulder[0]), up(length, shoulder[1])],
    pillars: body.pillars.map(([from, to]) => [across(from), across(from) + to - from]),
    doors: body.doors.map(([top, foot]) => [across(top), across(foot)]),
    handles: body.handles.map(across),
    headLamp: points(body.headLamp),
    tailLamp: points(body.tailLamp),
    ...(quarterPost && { quarterPost: across(quarterPost) }),
    ...(seats && { seats: seats.map(across) }),
    ...(bed && { bed: { from: across(bed.from), rim: up(bed.from, bed.rim) } }),
  }
}

/** Longer, or shorter, by millimetres between the axles. */
export function lengthened(body: Proportions, by: number): Proportions {
  const from = body.frontAxle + body.wheelRadius + 60
  const to = body.rearAxle - body.wheelRadius - 60
  return moved(body, (x, height) => [
    x + by * Math.min(1, Math.max(0, (x - from) / (to - from))),
    height,
  ])
}

/** Higher above its wheels by millimetres. */
export function raised(body: Proportions, by: number): Proportions {
  return moved(body, (x, height) => [x, height + by])
}

/** With a roof higher by millimetres over the same doors. */
export function withHigherRoof(body: Proportions, by: number): Proportions {
  const roof = Math.max(...body.top.map((point) => point[1]))
  const [belt] = body.belt
  return moved(body, (x, height) => [x, height + by * Math.max(0, (height - belt) / (roof - belt))])
}

const share = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** With the lines of a look over the same wheels, and its corners. */
export function reshaped(body: Proportions, look: Look): Proportions {
  const { length, frontAxle, rearAxle, sill, belt } = body
  const {
    bonnet = 0,
    kick = 0,
    waist = 0,
    screen = 0,
    fall = 0,
    upright = 0,
    corner = 1,
    crease = 0,
  } = look
  const [edge = 0, cowl = 0] = body.top.map(([x, height], at) => (at ? x : height))
  const roof = Math.max(...body.top.map((point) => point[1]))
  // A tray, a load space, an upright tail and an open body stay as they are.
  const isFixed = (['tub', 'tray', 'cargo', 'open', 'upright'] as const).some((f) =>
    body.features.includes(f),
  )
  const tail = isFixed ? 0 : 1
  const lines = moved(body, (x, height) => {
    const above = share(height, belt[0], roof)
    const nose = share(x, cowl, 0) * share(height, body.wheelRadius, edge)
    const atScreen = 1 - Math.min(1, Math.abs(x - cowl) / 700)
    const rear = tail * share(x, rearAxle - 900, length)
    const sides = share(x, cowl - 200, cowl + 200)
    const atBelt = height < belt[0] ? share(height, sill, belt[0]) : 1 - above
    return [
      x -
        screen * atScreen * (1 - above) +
        upright * tail * share(x, rearAxle - 300, length) * above,
      height + bonnet * nose + (kick * rear + waist * sides) * atBelt - fall * rear * above,
    ]
  })
  const rounded = (points: readonly Point[]) =>
    points.map(
      ([x, height, fillet = 0, bulge = 0]): Point => [
        x,
        height,
        fillet * corner,
        bulge * Math.min(1, corner),
      ],
    )
  return {
    ...lines,
    length,
    frontAxle,
    rearAxle,
    belt: [belt[0] + waist * 0.5, belt[1] + waist + kick * tail],
    shoulder: [lines.shoulder[0] + crease, lines.shoulder[1] + crease],
    nose: rounded(lines.nose),
    top: rounded(lines.top),
    tail: rounded(lines.tail),
    glass: rounded(lines.glass),
  }
}
