import { at, line, mm, polygon } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  blur,
  blurred,
  box,
  clipPath,
  clipped,
  fill,
  group,
  horizontalGradient,
  ring,
  stroke,
  url,
  verticalGradient,
} from '../svg.ts'
import { pointOf, type SideFrame } from './frame.ts'

/*
 * Shading makes paint look real: a base gradient from roof to sill, then blurred shapes clipped to the
 * body for the sky above the shoulder, the shade below it, the light reflected by the floor, and the
 * curved ends.
 */

/** Gradients, blurs and the clip path of the body. */
export function paintDefs(id: string, frame: SideFrame, paint: Paint): string {
  const { length } = frame.body
  const { deepShade, highlight } = paint
  return (
    clipPath(`${id}body`, frame.outline) +
    bodyGradient(id, frame, paint) +
    horizontalGradient(`${id}ends`, 0, length, [
      [0, deepShade, 0.62],
      [0.035, deepShade, 0.2],
      [0.11, deepShade, 0],
      [0.86, deepShade, 0],
      [0.955, deepShade, 0.26],
      [1, deepShade, 0.7],
    ]) +
    horizontalGradient(`${id}crease`, 0, length, [
      [0, highlight, 0],
      [0.14, highlight, 0.75],
      [0.34, highlight, 0.9],
      [0.68, highlight, 0.55],
      [0.86, highlight, 0.9],
      [1, highlight, 0],
    ]) +
    horizontalGradient(`${id}bounce`, 0, length, [
      [0.18, highlight, 0],
      [0.36, highlight, 0.6],
      [0.6, highlight, 0.5],
      [0.78, highlight, 0],
    ]) +
    blur(`${id}soft`, 10, 'close') +
    blur(`${id}broad`, 26, 'close')
  )
}

/**
 * From roof to sill: lit from above, brightest on the shoulder, dark below it, lit by the floor.
 */
function bodyGradient(id: string, frame: SideFrame, paint: Paint): string {
  const { roof, body } = frame
  const shoulder = (body.shoulder[0] + body.shoulder[1]) / 2 + 20
  const offset = (height: number) => Math.min(1, Math.max(0, (roof - height) / (roof - body.sill)))
  const lit = paint.isLight ? paint.base : paint.light
  return verticalGradient(`${id}paint`, roof, body.sill, [
    [0, paint.light],
    [offset(shoulder + 190), paint.base],
    [offset(shoulder + 70), lit],
    [offset(shoulder), paint.base],
    [offset(shoulder - 60), paint.middle],
    [offset(shoulder - 300), paint.base],
    [offset(shoulder - 410), paint.isLight ? paint.middle : paint.base],
    [1, paint.shade],
  ])
}

/** A band that follows the shoulder from nose to tail, between two heights relative to it. */
function shoulderBand(frame: SideFrame, from: number, to: number): string {
  const steps = 8
  const [start, end] = [-40, frame.body.length + 40]
  const xs = Array.from({ length: steps + 1 }, (_, i) => start + ((end - start) * i) / steps)
  return polygon([
    ...xs.map((x) => [x, frame.shoulderAt(x) + from] as const),
    ...xs.reverse().map((x) => [x, frame.shoulderAt(x) + to] as const),
  ])
}

/** Blurred shapes by blur: each blur is one filter over all its shapes, since filters cost most. */
type Shading = { broad: string; soft: string }

function shoulderLight(id: string, frame: SideFrame, paint: Paint): Shading {
  const { highlight, shade, glare, isLight } = paint
  return {
    broad:
      fill(shoulderBand(frame, 20, 320), highlight, glare * (isLight ? 0.55 : 0.2)) +
      fill(shoulderBand(frame, -150, -8), shade, isLight ? 0.5 : 0.62),
    soft: fill(shoulderBand(frame, 2, 46), url(`${id}crease`), glare * 0.78),
  }
}

/** The floor's light on the doors, and the shade along the sill and under both ends. */
function lowerLight(id: string, frame: SideFrame, paint: Paint): Shading {
  const { body, axles, archReach } = frame
  const { sill, length } = body
  const [front, rear] = axles
  const bounce =
    `M${at(front + 300, sill + 210)}C${at(front + 1000, sill + 245)} ${at(rear - 900, sill + 285)} ${at(rear - 240, sill + 370)}` +
    `L${at(rear - 330, sill + 285)}C${at(rear - 900, sill + 205)} ${at(front + 900, sill + 150)} ${at(front + 330, sill + 140)}Z`
  const underSill = polygon([
    [front + archReach - 40, sill + 150],
    [rear - archReach + 40, sill + 165],
    [rear, sill - 40],
    [front, sill - 40],
  ])
  const underNose = polygon([
    [-80, sill + 190],
    [front, sill + 120],
    [front, 0],
    [-80, 0],
  ])
  const underTail = polygon([
    [length + 80, sill + 230],
    [rear, sill + 140],
    [rear, 0],
    [length + 80, 0],
  ])
  const { glare, isLight, deepShade } = paint
  return {
    broad:
      fill(bounce, url(`${id}bounce`), glare * (isLight ? 0.95 : 0.72)) +
      fill(underNose + underTail, deepShade, 0.42),
    soft: fill(underSill, deepShade, 0.55),
  }
}

/** The glow above an arch; cladding covers it. */
function archGlow(frame: SideFrame, paint: Paint, axle: number): string {
  if (frame.has('cladding')) return ''
  const { archRadius, body } = frame
  const [width, height] = [archRadius + 30, archRadius + 34]
  const glow =
    `M${at(axle - archRadius - 26, body.wheelRadius + 60)}` +
    `A${mm(width)} ${mm(height)} 0 0 1 ${at(axle + archRadius + 26, body.wheelRadius + 60)}`
  return stroke(glow, paint.highlight, 26, paint.glare * 0.55)
}

/** The dark lip of an arch, and a thin highlight around it. */
function archLip(frame: SideFrame, paint: Paint, axle: number): string {
  const { archRadius, body } = frame
  const lip = ring(axle, body.wheelRadius, archRadius + 3, paint.deepShade, 16, 0.75)
  if (frame.has('cladding')) return lip
  return lip + ring(axle, body.wheelRadius, archRadius + 15, paint.highlight, 5, 0.34)
}

/** The roof of a second colour, down to the windows and the foot of the windscreen. */
function secondRoof(frame: SideFrame, paint: Paint): string {
  const { body, roof, glass } = frame
  if (!frame.has('two-tone') || !glass) return ''
  const [cowl, belt] = pointOf(body.top, 1)
  const [endX, endH] = pointOf(body.top, frame.has('boot') ? 4 : -2)
  const below = polygon([
    [cowl - 110, belt + 6],
    [cowl - 110, roof + 60],
    [body.length, roof + 60],
    [body.length, endH - (frame.has('boot') ? 60 : 34)],
    [endX - 260, glass.top - 26],
    [glass.left + 700, glass.top - 60],
    [glass.left + 160, belt + 6],
  ])
  const [base, light] = paint.isDark ? ['#c3c8cc', '#fff'] : ['#1b1e21', '#8f989f']
  return fill(below, base) + stroke(line(frame.upper), light, 26, 0.5)
}

/** The second crease of some looks, rising along the doors. */
function doorCrease({ body, axles, archReach }: SideFrame, paint: Paint): string {
  if (!body.look?.slash || body.features.includes('cargo')) return ''
  const slash = line([
    [axles[0] + archReach + 120, body.sill + 190, 0, -10],
    [axles[1] - archReach - 10, body.sill + 330],
  ])
  return (
    stroke(slash, paint.highlight, 12, 0.5 * paint.glare) +
    stroke(slash, paint.deepShade, 16, 0.28, { transform: 'translate(0 14)' })
  )
}

/** Widths in millimetres and opacities of the light along the roof, from outside in. */
const roofLight = [
  [58, 0.2],
  [42, 0.3],
  [24, 0.45],
] as const

/** The painted body with its shading. */
export function paintwork(id: string, frame: SideFrame, paint: Paint): string {
  const { body, roof, axles, upper } = frame
  const { length } = body
  const [front, rear] = axles
  const crease = line([
    [30, frame.shoulderAt(30) - 26, 0, 8],
    [front, frame.shoulderAt(front) + 6, 400, 6],
    [rear, frame.shoulderAt(rear) + 4, 500, 8],
    [length - 30, frame.shoulderAt(length) - 8],
  ])
  const { highlight, deepShade, glare } = paint
  const shoulder = shoulderLight(id, frame, paint)
  const lower = lowerLight(id, frame, paint)
  return (
    fill(frame.outline, url(`${id}paint`)) +
    (paint.isLight ? stroke(frame.outline, paint.shade, 10) : '') +
    clipped(
      `${id}body`,
      group(blurred(`${id}broad`), shoulder.broad, lower.broad),
      box([-20, roof + 20, length + 40, roof], 0, { fill: url(`${id}ends`) }),
      // Three strokes look blurred; a blur of the whole outline takes longer than all the rest.
      ...roofLight.map(([width, share]) => stroke(line(upper), highlight, width, glare * share)),
      secondRoof(frame, paint),
      group(
        blurred(`${id}soft`),
        shoulder.soft,
        lower.soft,
        ...axles.map((axle) => archGlow(frame, paint, axle)),
      ),
      ...axles.map((axle) => archLip(frame, paint, axle)),
      stroke(crease, url(`${id}crease`), 8, 0.95),
      stroke(crease, deepShade, 8, 0.3, { transform: 'translate(0 10)' }),
      doorCrease(frame, paint),
    )
  )
}
