import { contour, line } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  blur,
  blurred,
  clipped,
  diagonalGradient,
  element,
  fill,
  group,
  stroke,
  url,
  verticalGradient,
} from '../svg.ts'
import { lipGradient } from '../wheel.ts'
import type { BikePlan, Material, Panel, Tube } from './plan.ts'
import { tube } from './tube.ts'

const FLAT: Readonly<Partial<Record<Material, string>>> = { plastic: '#1b1e21', saddle: '#131517' }

/** The gradients of paint, bare metal and aluminium boxes, and the blurs of gloss. */
export function materialDefs(id: string, plan: BikePlan, paint: Paint): string {
  const painted = plan.panels.filter(({ material }) => material === 'paint')
  const heights = painted.flatMap(({ points }) => points.map((point) => point[1]))
  const top = Math.max(...heights)
  return (
    lipGradient(id) +
    blur(`${id}soft`, 9) +
    verticalGradient(`${id}paint`, top, Math.min(Math.min(...heights), top - 400), [
      [0, paint.light],
      [0.24, paint.base],
      [0.42, paint.isLight ? paint.base : paint.light],
      [0.55, paint.base],
      [0.75, paint.middle],
      [1, paint.shade],
    ]) +
    diagonalGradient(`${id}hub`, [
      [0, '#fbfcfc'],
      [0.5, '#a7adb3'],
      [1, '#6a7178'],
    ]) +
    verticalGradient(`${id}alloy`, 640, 0, [
      [0, '#dfe4e7'],
      [0.5, '#8d959b'],
      [1, '#545b61'],
    ]) +
    diagonalGradient(`${id}chrome`, [
      [0, '#fff'],
      [0.3, '#b7bfc5'],
      [0.48, '#4a5157'],
      [0.56, '#c9d0d5'],
      [0.8, '#f2f4f5'],
      [1, '#6a7178'],
    ]) +
    diagonalGradient(`${id}steel`, [
      [0, '#c8ced3'],
      [0.35, '#8b9299'],
      [0.6, '#565d63'],
      [1, '#33383d'],
    ]) +
    diagonalGradient(`${id}lens`, [
      [0, '#fff'],
      [0.45, '#c4d5e0'],
      [1, '#6f8494'],
    ]) +
    diagonalGradient(`${id}plate`, [
      [0, '#f4f6f7'],
      [0.5, '#cfd5d9'],
      [1, '#a0a8ae'],
    ]) +
    plan.panels.map((part, i) => (part.material === 'paint' ? outline(id, part, i) : '')).join('')
  )
}

/** A panel's outline, which its fill, its edge and its clip path share. */
function outline(id: string, { points }: Panel, index: number): string {
  return (
    element('path', { id: `${id}o${index}`, d: contour(points) }) +
    element('clipPath', { id: `${id}p${index}` }, element('use', { href: `#${id}o${index}` }))
  )
}

/** A panel; paint is lit from above and darker underneath. `index` is its place in the plan. */
export function panel(id: string, { material, points }: Panel, paint: Paint, index = 0): string {
  if (material === 'paint') {
    const shaped = (attributes: Record<string, string | number>) =>
      element('use', { href: `#${id}o${index}`, ...attributes })
    const { deepShade, highlight, isDark } = paint
    return (
      shaped({ fill: url(`${id}paint`) }) +
      clipped(
        `${id}p${index}`,
        group(
          blurred(`${id}soft`),
          shaped({ stroke: deepShade, 'stroke-width': 60, opacity: 0.55, y: -14 }),
          shaped({
            stroke: highlight,
            'stroke-width': 18,
            opacity: isDark ? 0.6 : 0.7,
            x: -4,
            y: 22,
          }),
        ),
      ) +
      shaped({ stroke: deepShade, 'stroke-width': 6, opacity: 0.55 })
    )
  }
  const shape = contour(points)
  if (material === 'shade') {
    return fill(shape, paint.shade) + stroke(shape, paint.highlight, 5, 0.25)
  }
  const colour = FLAT[material] ?? url(`${id}${material}`)
  const edge = material === 'plastic' || material === 'saddle' ? '#7b8288' : '#202428'
  return fill(shape, colour) + stroke(shape, edge, 5, material === 'saddle' ? 0.6 : 0.4)
}

const FRAME_ON_DARK_PAINT = '#8c1c22'

/** A tube of the frame, the exhaust or the handlebar. */
export function pipe({ width, material, points }: Tube, paint: Paint): string {
  const course = line(points)
  if (material === 'chrome') return tube(course, width, '#868e95', '#fff', 0.9)
  if (material === 'steel') return tube(course, width, '#767d83', '#fff')
  const frame = paint.isDark ? FRAME_ON_DARK_PAINT : '#30353a'
  return tube(course, width, material === 'frame' ? frame : '#191c1f')
}
