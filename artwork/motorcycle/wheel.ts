import { at } from '../contour.ts'
import { disc, element, ring, stroke, url } from '../svg.ts'
import type { BikeWheel } from './plan.ts'

const ALLOY_SPOKES = 10
const WIRE_SPOKES = 28
const HUB_RADIUS = 52
const KNOB_DASH = '34 22'

function alloySpokes({ x, radius, rim }: BikeWheel): string {
  const spot = (share: number, angle: number) =>
    at(x + share * Math.cos(angle), radius + share * Math.sin(angle))
  const lines = Array.from({ length: ALLOY_SPOKES }, (_, i) => {
    const pair = Math.floor(i / 2) * ((4 * Math.PI) / ALLOY_SPOKES) + 0.2
    const side = i % 2 ? 1 : -1
    return `M${spot(HUB_RADIUS, pair + side * 0.1)}L${spot(rim - 4, pair + side * 0.24)}`
  })
  return lines.join('')
}

/** Crossing wires from both sides of the hub. */
function wireSpokes({ x, radius, rim }: BikeWheel): string {
  const spot = (share: number, angle: number) =>
    at(x + share * Math.cos(angle), radius + share * Math.sin(angle))
  const lines = Array.from({ length: WIRE_SPOKES }, (_, i) => {
    const angle = (i * 2 * Math.PI) / WIRE_SPOKES
    const lean = i % 2 ? 0.34 : -0.34
    return `M${spot(HUB_RADIUS - 8, angle + lean)}L${spot(rim - 4, angle)}`
  })
  return lines.join('')
}

/** A wheel with its tyre, rim, spokes and brake disc. */
export function bikeWheel(id: string, wheel: BikeWheel, isDark: boolean): string {
  const { x, radius, rim, disc: brake, spokes, isKnobby } = wheel
  const circle = (r: number, colour: string, width: number, opacity?: number) =>
    ring(x, radius, r, colour, width, opacity)
  const wall = radius - rim
  const middle = rim + wall / 2
  const knobs = element('circle', {
    cx: x,
    cy: -radius,
    r: radius - 11,
    stroke: '#17191b',
    'stroke-width': 22,
    'stroke-dasharray': KNOB_DASH,
  })
  const metal = isDark ? '#25292d' : url(`${id}alloy`)
  const tyre = isKnobby
    ? circle(middle - 8, '#1a1c1e', wall - 16) + knobs
    : circle(middle, '#1a1c1e', wall)
  const arms =
    spokes === 'wire'
      ? stroke(wireSpokes(wheel), '#aab2b8', 5, 0.95)
      : stroke(alloySpokes(wheel), metal, 26) +
        stroke(alloySpokes(wheel), '#fff', 4, isDark ? 0.25 : 0.6, {
          transform: 'translate(-5 -4)',
        })
  return (
    tyre +
    circle(middle + wall * 0.14, '#7d848a', wall * 0.26, 0.2) +
    circle(radius - 6, '#000', 6, isKnobby ? 0 : 0.6) +
    circle(rim - 2, spokes === 'wire' ? url(`${id}lip`) : '#111315', 30) +
    arms +
    circle(rim - 2, isDark ? '#33383d' : url(`${id}lip`), 22) +
    circle(rim + 8, '#fff', 3, 0.35) +
    circle(brake, '#9aa1a7', 40, 0.95) +
    circle(brake - 16, '#41474c', 6, 0.8) +
    element('circle', {
      cx: x,
      cy: -radius,
      r: brake + 4,
      stroke: '#3c4247',
      'stroke-width': 12,
      'stroke-dasharray': '9 17',
      opacity: 0.7,
    }) +
    circle(brake + 20, '#eef1f3', 3, 0.7) +
    disc(x, radius, HUB_RADIUS, url(`${id}hub`)) +
    disc(x, radius, 20, '#202326')
  )
}
