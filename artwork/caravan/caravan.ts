import type { Kit } from '../kit.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../views.ts'
import { wheelAt } from '../wheel.ts'
import { defs } from './defs.ts'
import { door, fittings, windows } from './fittings.ts'
import { caravanPlan } from './plan.ts'
import { drawbar, rearBar, wheelArches } from './running-gear.ts'
import { camperTop, popTop, shell } from './shell.ts'

/**
 * A caravan from its left side, in millimetres: white with stripes in the paint's colour, of bare
 * aluminium, or a painted camper trailer.
 */
export function caravan(id: string, paint: Paint, kit: Kit): Drawing {
  const plan = caravanPlan(kit)
  const { kind, axles, wheelRadius } = plan
  return {
    defs: defs(id, plan, paint),
    shapes:
      rearBar(plan) +
      drawbar(plan) +
      (kind === 'poptop' ? popTop(plan) : '') +
      shell(id, plan, paint) +
      (kind === 'camper' ? camperTop(plan) : windows(id, plan) + door(id, plan)) +
      fittings(plan) +
      wheelArches(plan) +
      axles.map((axle) => wheelAt(id, axle, wheelRadius)).join(''),
    height: plan.height,
    length: plan.back + (plan.isOffRoad ? 260 : 40),
    wheels: axles,
    wheelRadius,
    endOn: false,
  }
}
