import { contour, straight } from '../contour.ts'
import { type Kit, styleOf } from '../kit.ts'
import type { Paint } from '../paint.ts'
import { disc, fill, ring, roundStroke, stroke, url } from '../svg.ts'
import type { Drawing } from '../views.ts'
import { adventure } from './kinds/adventure.ts'
import { cruiser } from './kinds/cruiser.ts'
import { naked } from './kinds/naked.ts'
import { sport } from './kinds/sport.ts'
import { trail } from './kinds/trail.ts'
import { materialDefs, panel, pipe } from './materials.ts'
import type { BikePlan } from './plan.ts'
import { engine, frontEnd, swingArm } from './running-gear.ts'
import { bikeWheel } from './wheel.ts'

const kinds = { adventure, cruiser, sport, trail } as const

/** The styles with black wheels, and with another saddle. */
const DARK_WHEELS = 1
const BROWN_SADDLE = 2

const planOf = (kit: Kit): BikePlan => {
  const name = (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kit.includes(kind))
  return name ? kinds[name] : naked
}

function screen({ screen: points }: BikePlan): string {
  if (!points) return ''
  return fill(contour(points), '#8ea3b1', 0.5) + stroke(contour(points), '#e9f2f7', 6, 0.6)
}

function headLamp(id: string, { lamp }: BikePlan): string {
  if ('radius' in lamp) {
    const { x, height, radius } = lamp
    return (
      disc(x, height, radius, url(`${id}chrome`)) +
      disc(x - 16, height, radius * 0.86, '#20262b') +
      disc(x - 30, height, radius * 0.7, '#e9f3f8') +
      ring(x - 4, height, radius - 4, '#fff', 5, 0.6)
    )
  }
  const [first, second] = lamp.points
  const shine =
    first && second ? straight([first[0] + 8, first[1]], [second[0] + 8, second[1]]) : ''
  return (
    fill(contour(lamp.points), url(`${id}lens`)) +
    stroke(contour(lamp.points), '#0f1316', 8) +
    roundStroke(shine, '#fff', 12)
  )
}

/** A motorcycle from its left side, in millimetres; the kit selects its kind. */
export function motorcycle(id: string, paint: Paint, kit: Kit): Drawing {
  const plan = planOf(kit)
  const style = styleOf(kit)
  const isDark = style === DARK_WHEELS
  const [tailX, tailH] = plan.tailLamp
  const panels = plan.panels.map((part, i) => {
    const isBrown = part.material === 'saddle' && style === BROWN_SADDLE
    return panel(id, part, paint, i) + (isBrown ? fill(contour(part.points), '#5a3a26') : '')
  })
  return {
    defs: materialDefs(id, plan, paint),
    shapes:
      bikeWheel(id, plan.rear, isDark) +
      swingArm(plan, paint) +
      plan.frame.map((part) => pipe(part, paint)).join('') +
      bikeWheel(id, plan.front, isDark) +
      frontEnd(id, plan) +
      engine(id, plan) +
      plan.exhausts.map((part) => pipe(part, paint)).join('') +
      plan.silencers.map((part) => panel(id, part, paint)).join('') +
      screen(plan) +
      panels.join('') +
      headLamp(id, plan) +
      plan.tubes.map((part) => pipe(part, paint)).join('') +
      roundStroke(straight([tailX - 24, tailH - 8], [tailX + 18, tailH + 6]), '#e0262b', 30),
    height: plan.height,
    length: plan.length,
    wheels: [plan.front.x, plan.rear.x],
    wheelRadius: Math.max(plan.front.radius, plan.rear.radius),
    endOn: false,
  }
}
