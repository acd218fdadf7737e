import type { Paint } from '../paint.ts'
import type { Drawing } from '../views.ts'
import { wheelAt } from '../wheel.ts'
import { shell, wheelArches } from './body.ts'
import { defs } from './defs.ts'
import { AXLES, WHEEL_RADIUS } from './dimensions.ts'
import { door, drawbar, fittings, tintedWindow } from './fittings.ts'

const LENGTH = 7300
const HEIGHT = 3000

/**
 * A twin-axle touring caravan from its left side, white with stripes in the paint's colour; in
 * millimetres.
 */
export function caravan(id: string, paint: Paint): Drawing {
  return {
    defs: defs(id, paint),
    shapes:
      drawbar() +
      shell(id) +
      tintedWindow(id, 1880, 1560, 1080, 620) +
      tintedWindow(id, 3260, 1640, 900, 540) +
      tintedWindow(id, 6480, 1660, 520, 500) +
      door(id) +
      fittings() +
      wheelArches() +
      AXLES.map((axle) => wheelAt(id, axle, WHEEL_RADIUS)).join(''),
    height: HEIGHT,
    length: LENGTH,
    wheels: AXLES,
    wheelRadius: WHEEL_RADIUS,
    endOn: false,
  }
}
