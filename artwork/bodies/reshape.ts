import type { Point } from '../contour.ts'
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
