import { element, group, radialGradient, type Stop, url } from './svg.ts'

/** A vehicle on the ground, for its shadow; lengths in millimetres. */
export type ShadowCaster = {
  length: number
  wheels: readonly number[]
  wheelRadius: number
  /** Whether it is seen from the front or rear, where the tyres' shadows are narrower. */
  endOn: boolean
}

type Ellipse = readonly [x: number, y: number, rx: number, ry: number]

/**
 * From the middle to the edge, like a blurred ellipse; a gradient, because an SVG blur takes half
 * of the time to draw the whole vehicle.
 */
const softStops = (colour: string, opacity: number): Stop[] =>
  [
    [0, 1],
    [0.45, 0.86],
    [0.62, 0.58],
    [0.8, 0.2],
    [0.91, 0.05],
    [1, 0],
  ].map(([offset = 0, share = 0]) => [offset, colour, share * opacity])

/** A bell around the middle: soft from its middle on. */
const wideStops = (colour: string, opacity: number): Stop[] =>
  [
    [0, 1],
    [0.25, 0.8],
    [0.5, 0.42],
    [0.75, 0.12],
    [1, 0],
  ].map(([offset = 0, share = 0]) => [offset, colour, share * opacity])

function shade([x, y, rx, ry]: Ellipse, id: string): string {
  const place = { cx: Math.round(x), cy: y, rx: Math.round(rx), ry: Math.round(ry) }
  return element('ellipse', { ...place, fill: url(id) })
}

/**
 * The soft shadow around a vehicle, the darker one between its wheels and the contact shadow of
 * each tyre, in millimetres.
 */
export function groundShadow(id: string, on: ShadowCaster): string {
  const { length, wheels, wheelRadius, endOn } = on
  const [first, last] = [Math.min(...wheels), Math.max(...wheels)]
  const reach = (last - first) / 2 + wheelRadius * (endOn ? 0.7 : 1.35)
  const around: Ellipse = [length / 2, 30, length * (endOn ? 0.62 : 0.55), length * 0.02 + 120]
  const between: Ellipse = [(first + last) / 2, 4, reach + 60, 80]
  const contacts = wheels.map((x): Ellipse => [x + 6, 5, wheelRadius * (endOn ? 0.52 : 0.72), 32])
  return (
    radialGradient(`${id}wide`, wideStops('#0a0d11', 0.55)) +
    radialGradient(`${id}near`, softStops('#07090b', 0.62)) +
    radialGradient(`${id}contact`, softStops('#000', 0.85)) +
    group(
      {},
      shade(around, `${id}wide`),
      shade(between, `${id}near`),
      ...contacts.map((place) => shade(place, `${id}contact`)),
    )
  )
}
