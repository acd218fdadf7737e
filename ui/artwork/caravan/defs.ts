import { contour } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  blur,
  clipPath,
  element,
  horizontalGradient,
  roundStroke,
  verticalGradient,
} from '../svg.ts'
import { wheelDefs } from '../wheel.ts'
import { BACK, FRONT, SHELL, WHEEL_RADIUS } from './dimensions.ts'

/** The gradients, patterns and clip paths of the other parts. */
export function defs(id: string, paint: Paint): string {
  const grey = '#55606a'
  const wheel = {
    radius: WHEEL_RADIUS,
    rim: WHEEL_RADIUS * 0.66,
    style: 'six',
    dark: true,
  } as const
  return (
    wheelDefs(id, wheel) +
    blur(`${id}broad`, 40) +
    clipPath(`${id}body`, contour(SHELL)) +
    verticalGradient(`${id}shell`, 2830, 560, [
      [0, '#fff'],
      [0.1, '#f4f6f7'],
      [0.45, '#e6e9eb'],
      [0.7, '#dfe3e6'],
      [1, '#b4bbc1'],
    ]) +
    horizontalGradient(`${id}ends`, FRONT, BACK, [
      [0, grey, 0.5],
      [0.06, grey, 0.12],
      [0.16, '#fff', 0.25],
      [0.3, '#fff', 0],
      [0.9, grey, 0],
      [1, grey, 0.5],
    ]) +
    verticalGradient(`${id}accent`, 1500, 900, [
      [0, paint.light],
      [0.4, paint.base],
      [1, paint.shade],
    ]) +
    verticalGradient(`${id}glass`, 2300, 1500, [
      [0, '#4b5863'],
      [0.5, '#1e262d'],
      [1, '#0f1418'],
    ]) +
    checkerPlate(id)
  )
}

/** The checker plate along the lower body. */
function checkerPlate(id: string): string {
  const bars = 'M12 34L34 12M56 78L78 56M57 12L79 34M11 57L33 79'
  return element(
    'pattern',
    { id: `${id}plate`, width: 90, height: 90, patternUnits: 'userSpaceOnUse' },
    element('rect', { width: 90, height: 90, fill: '#50565c' }) + roundStroke(bars, '#8e959b', 9),
  )
}
