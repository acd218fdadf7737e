import { box, element, radialGradient, type Stop, url, verticalGradient } from './svg.ts'

/** A vehicle on the ground, for its shadow; lengths in millimetres. */
export type ShadowCaster = {
  length: number
  wheels: readonly number[]
  wheelRadius: number
  /** Whether it is seen from the front or rear, where the tyres' shadows are narrower. */
  endOn: boolean
}

/** The extent of the dark floor under a vehicle, seen from its side. */
const FLOOR_ABOVE = 90
const FLOOR_BELOW = 46

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
 * Each tyre's dark contact with the ground, which every drawing has: without it a car hovers,
 * whatever the scene.
 */
export function tyreContacts(id: string, { wheels, wheelRadius, endOn }: ShadowCaster): string {
  const reach = wheelRadius * (endOn ? 0.5 : 0.66)
  return (
    radialGradient(`${id}contact`, softStops('#000', 0.94)) +
    wheels.map((x) => shade([x + 6, 4, reach, 32], `${id}contact`)).join('')
  )
}

/**
 * The soft shadow around a vehicle and the dark floor between its wheels, in millimetres. A band,
 * since an ellipse is dark in the middle and light where the tyres stand.
 */
export function groundShadow(id: string, { length, wheels, wheelRadius, endOn }: ShadowCaster) {
  const [first, last] = [Math.min(...wheels), Math.max(...wheels)]
  const reach = (last - first) / 2 + wheelRadius * (endOn ? 0.7 : 1.2)
  const around: Ellipse = [length / 2, 16, length * (endOn ? 0.62 : 0.55), length * 0.012 + 104]
  const near: Ellipse = [(first + last) / 2, 4, reach + 60, 64]
  return (
    radialGradient(`${id}wide`, wideStops('#0a0d11', 0.55)) +
    radialGradient(`${id}near`, softStops('#07090b', 0.5)) +
    verticalGradient(`${id}floor`, FLOOR_ABOVE, -FLOOR_BELOW, [
      [0, '#07090b', 0],
      [0.5, '#07090b', 0.62],
      [0.64, '#07090b', 0.62],
      [1, '#07090b', 0],
    ]) +
    shade(around, `${id}wide`) +
    shade(near, `${id}near`) +
    box([first, FLOOR_ABOVE, last - first, FLOOR_ABOVE + FLOOR_BELOW], 0, {
      fill: url(`${id}floor`),
    })
  )
}
