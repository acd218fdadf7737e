import type { Paint } from '../paint.ts'
import { blur, clipPath, verticalGradient } from '../svg.ts'
import type { Drawing } from '../views.ts'
import { metalGradients } from './metal-gradients.ts'
import { panelPaths, seatAndTail, tankAndNose } from './panels.ts'
import { engine, exhaust, frameTubes, frontEnd, handlebar, swingArm } from './running-gear.ts'
import { spokedWheel } from './spoked-wheel.ts'

const LENGTH = 2080
const HEIGHT = 1290
const WHEEL_RADIUS = 318
const FRONT_AXLE = 330
const REAR_AXLE = 1745
const FRONT_DISC = 165
const REAR_DISC = 110

function defs(id: string, paint: Paint): string {
  return (
    blur(`${id}soft`, 9) +
    blur(`${id}broad`, 20) +
    verticalGradient(`${id}paint`, 1100, 780, [
      [0, paint.light],
      [0.28, paint.base],
      [0.5, paint.isLight ? paint.base : paint.light],
      [0.62, paint.middle],
      [1, paint.shade],
    ]) +
    metalGradients(id) +
    clipPath(`${id}tank`, panelPaths.tank) +
    clipPath(`${id}nose`, panelPaths.nose) +
    clipPath(`${id}tail`, panelPaths.tail)
  )
}

/** A naked motorcycle from its left side, in millimetres. */
export function motorcycle(id: string, paint: Paint): Drawing {
  const axle = { height: WHEEL_RADIUS, front: FRONT_AXLE, rear: REAR_AXLE }
  return {
    defs: defs(id, paint),
    shapes:
      spokedWheel(id, REAR_AXLE, WHEEL_RADIUS, REAR_DISC) +
      swingArm(axle, paint) +
      engine(id) +
      frameTubes(paint) +
      exhaust(id) +
      spokedWheel(id, FRONT_AXLE, WHEEL_RADIUS, FRONT_DISC) +
      frontEnd(id, axle, paint) +
      seatAndTail(id, paint) +
      tankAndNose(id, paint) +
      handlebar(),
    height: HEIGHT,
    length: LENGTH,
    wheels: [FRONT_AXLE, REAR_AXLE],
    wheelRadius: WHEEL_RADIUS,
    endOn: false,
  }
}
