import { at, contour, type Point, polygon, quadratic, straight } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  blur,
  blurred,
  box,
  clipPath,
  clipped,
  fill,
  horizontalGradient,
  roundStroke,
  stroke,
  url,
  verticalGradient,
} from '../svg.ts'
import type { EndFrame } from './frame.ts'

const SIDES = [1, -1] as const

export function shellDefs(id: string, frame: EndFrame, paint: Paint): string {
  const { roof, belt, edge, low, body, glass } = frame
  const { deepShade } = paint
  const offset = (height: number) => Math.min(1, Math.max(0, (roof - height) / (roof - low)))
  return (
    clipPath(`${id}body`, frame.shell) +
    (glass ? clipPath(`${id}windows`, glass) : '') +
    verticalGradient(`${id}paint`, roof, low, [
      [0, paint.light],
      [offset(belt) * 0.9, paint.base],
      [offset(edge), paint.isLight ? paint.base : paint.light],
      [offset(edge - 60), paint.base],
      [offset(edge - 260), paint.middle],
      [1, paint.shade],
    ]) +
    horizontalGradient(`${id}ends`, 0, body.width, [
      [0, deepShade, 0.75],
      [0.05, deepShade, 0.3],
      [0.2, deepShade, 0],
      [0.8, deepShade, 0],
      [0.95, deepShade, 0.36],
      [1, deepShade, 0.8],
    ]) +
    verticalGradient(`${id}glass`, roof, belt, [
      [0, '#4a5661'],
      [0.4, '#20282f'],
      [1, '#10151a'],
    ]) +
    blur(`${id}soft`, 9) +
    blur(`${id}broad`, 24)
  )
}

export function doorMirrors(frame: EndFrame, paint: Paint): string {
  const { middle, belt, body, isFront } = frame
  // Without roof pillars they are on the doors, further inside.
  const inset = frame.has('open') ? 0.035 : 0
  const x = (side: number, share: number) => middle + side * (share - inset) * body.width
  const shell = (side: number): Point[] => [
    [x(side, 0.43), belt + 4, 10],
    [x(side, 0.45), belt + 60, 20],
    [x(side, 0.487), belt + 130, 40],
    [x(side, 0.552), belt + 128, 34],
    [x(side, 0.565), belt + 36, 40],
    [x(side, 0.49), belt + 22, 20],
  ]
  const glass = (side: number): Point[] => [
    [x(side, 0.492), belt + 40, 14],
    [x(side, 0.497), belt + 112, 20],
    [x(side, 0.546), belt + 110, 20],
    [x(side, 0.553), belt + 50, 20],
  ]
  const shells = SIDES.map((side) => contour(shell(side))).join('')
  const shine = SIDES.map((side) =>
    straight([x(side, 0.49), belt + 126], [x(side, 0.548), belt + 126]),
  )
  const glasses = SIDES.map((side) => contour(glass(side))).join('')
  return (
    fill(shells, paint.base) +
    stroke(shells, paint.deepShade, 7, 0.5) +
    roundStroke(shine.join(''), paint.highlight, 12, 0.7) +
    (isFront ? '' : fill(glasses, '#93a6b4'))
  )
}

/**
 * The painted shell with its shading: dark curved ends, the lit upper face, the reflection of the
 * sky, and the rim light.
 */
export function shellPaint(id: string, frame: EndFrame, paint: Paint): string {
  const { isFront, belt, edge, lamps, roof, body, symmetric } = frame
  const { highlight, isDark } = paint
  const soft = blurred(`${id}soft`)
  const broad = blurred(`${id}broad`)
  const bonnet = symmetric([
    [0.01, belt + 10, 0, 4],
    [0.4, belt - 20, 60],
    [0.3, edge + 20, 60],
    [0.01, edge + 10],
  ])
  const bootEdge = symmetric([
    [0.01, lamps + 60],
    [0.46, lamps + 40, 40],
    [0.47, lamps + 10, 40],
    [0.01, lamps + 10],
  ])
  const sky = symmetric([
    [0.01, lamps - 250],
    [0.5, lamps - 200, 60],
    [0.5, lamps - 330, 60],
    [0.01, lamps - 360],
  ])
  return (
    fill(frame.shell, url(`${id}paint`)) +
    (paint.isLight ? stroke(frame.shell, paint.shade, 9) : '') +
    clipped(
      `${id}body`,
      box([-10, roof + 10, body.width + 20, roof], 0, { fill: url(`${id}ends`) }),
      isFront
        ? fill(bonnet, highlight, isDark ? 0.22 : 0.34, broad)
        : fill(bootEdge, highlight, 0.45, soft),
      fill(sky, highlight, isDark ? 0.14 : 0.25, broad),
      secondRoof(frame, paint),
      stroke(frame.shell, highlight, 30, 0.7, soft),
      creases(id, frame, paint),
    )
  )
}

/** The roof of a second colour; from the front also the pillars beside the windscreen. */
function secondRoof(
  { has, isFront, roof, belt, glassTop, symmetric }: EndFrame,
  paint: Paint,
): string {
  if (!has('two-tone')) return ''
  const foot = isFront ? belt + 16 : glassTop - 30
  const region = symmetric([
    [0.01, roof + 40],
    [0.6, roof + 40],
    [0.6, foot],
    [0.01, foot],
  ])
  return fill(region, paint.isDark ? '#c3c8cc' : '#1b1e21')
}

function creases(
  id: string,
  { isFront, middle, belt, edge, body }: EndFrame,
  paint: Paint,
): string {
  const x = (side: number, share: number) => middle + side * share * body.width
  const foot = isFront ? { share: 0.27, height: edge + 6 } : { share: 0.42, height: edge - 30 }
  const flank = (side: number) =>
    `M${at(x(side, 0.4), belt - 8)}C${at(x(side, 0.36), belt - 90)} ${at(x(side, 0.31), edge + 60)} ` +
    at(x(side, foot.share), foot.height)
  const bonnet = (side: number) =>
    quadratic([x(side, 0.24), belt - 12], [x(side, 0.2), edge + 90], [x(side, 0.14), edge + 14])
  const ridges = SIDES.map(bonnet).join('')
  return (
    stroke(SIDES.map(flank).join(''), paint.deepShade, 8, 0.55) +
    (isFront ? stroke(ridges, paint.highlight, 12, 0.55, blurred(`${id}soft`)) : '')
  )
}

function frontFittings({ middle, belt, body, glassTop }: EndFrame): string {
  const x = (share: number) => middle + share * body.width
  const wipers =
    straight([x(-0.32), belt + 24], [x(-0.02), belt + 70]) +
    straight([x(0.06), belt + 24], [x(0.36), belt + 62])
  return (
    box([middle - 90, glassTop - 24, 180, 52], 20, { fill: '#07090a' }) +
    stroke(wipers, '#07090b', 13)
  )
}

/** Windscreen or rear screen, with head rests behind it and reflections on it. */
export function endScreen(id: string, frame: EndFrame): string {
  const { glass, isFront, middle, belt, roof, body } = frame
  if (!glass) return ''
  const x = (share: number) => middle + share * body.width
  const rest = (at: number): Point[] => [
    [at - 95, belt - 20, 10],
    [at - 80, belt + 170, 50, 4],
    [at + 80, belt + 170, 50, 4],
    [at + 95, belt - 20, 10],
  ]
  const spread = isFront ? 0.2 : 0.18
  const rests = SIDES.map((side) => contour(rest(x(side * spread)))).join('')
  const glint = (from: number, to: number, head: number, headTo: number) =>
    polygon([
      [x(from), belt - 40],
      [x(head), roof],
      [x(headTo), roof],
      [x(to), belt - 40],
    ])
  return (
    fill(glass, url(`${id}glass`)) +
    clipped(
      `${id}windows`,
      fill(rests, '#000', 0.4),
      fill(glint(-0.36, -0.2, -0.1, 0.08), '#fff', 0.14),
      fill(glint(-0.14, -0.1, 0.13, 0.17), '#fff', 0.09),
      isFront ? frontFittings(frame) : '',
    ) +
    stroke(glass, '#0a0c0e', 15)
  )
}

/** A blank number plate, by its centre. */
export function numberPlate(middle: number, height: number): string {
  return (
    box([middle - 196, height + 70, 392, 120], 14, { fill: '#0f1113' }) +
    box([middle - 186, height + 62, 372, 104], 10, { fill: '#f4f5f3' }) +
    stroke(straight([middle - 130, height + 10], [middle + 130, height + 10]), '#5a2033', 34, 0.22)
  )
}
