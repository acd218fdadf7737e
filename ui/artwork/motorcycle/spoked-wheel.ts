import { at } from '../contour.ts'
import { disc, ring, stroke, url } from '../svg.ts'

const SPOKES = 10
const HUB_RADIUS = 46
const RIM_RADIUS = 243

function spokes(axle: number, height: number): string {
  return Array.from({ length: SPOKES }, (_, i) => {
    const from = (i * 2 * Math.PI) / SPOKES + 0.2
    const to = from + 0.14
    const spot = (radius: number, angle: number) =>
      at(axle + radius * Math.cos(angle), height + radius * Math.sin(angle))
    return `M${spot(HUB_RADIUS - 4, from)}L${spot(RIM_RADIUS - 3, to)}`
  }).join('')
}

/** A motorcycle's wheel with its brake disc, whose radius is given in millimetres. */
export function spokedWheel(id: string, axle: number, radius: number, discRadius: number): string {
  const circle = (r: number, colour: string, width: number, opacity?: number) =>
    ring(axle, radius, r, colour, width, opacity)
  const spokePath = spokes(axle, radius)
  return (
    circle(radius - 34, '#1a1c1e', 68) +
    circle(radius - 8, '#2d3033', 10) +
    circle(radius - 52, '#3a3e42', 4) +
    stroke(spokePath, '#0d0f10', 24) +
    stroke(spokePath, url(`${id}alloy`), 15) +
    circle(RIM_RADIUS, '#111315', 26) +
    circle(RIM_RADIUS + 3, url(`${id}lip`), 9) +
    circle(discRadius, '#8f969c', 34, 0.95) +
    circle(discRadius, '#565c62', 8) +
    circle(discRadius + 17, '#e3e7ea', 3, 0.6) +
    disc(axle, radius, HUB_RADIUS, url(`${id}hub`)) +
    disc(axle, radius, 18, '#202326')
  )
}
