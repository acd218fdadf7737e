import { contour } from '../contour.ts'
import type { Paint } from '../paint.ts'
import {
  blur,
  clipPath,
  element,
  horizontalGradient,
  roundStroke,
  type Stop,
  verticalGradient,
} from '../svg.ts'
import { wheelDefs } from '../wheel.ts'
import type { CaravanPlan } from './plan.ts'

const WHITE_WALL: readonly Stop[] = [
  [0, '#fff'],
  [0.1, '#f6f8f9'],
  [0.45, '#e9ecee'],
  [0.7, '#e1e5e8'],
  [1, '#b4bbc1'],
]

/** Polished aluminium mirrors the sky, a dark horizon and the ground. */
const ALUMINIUM: readonly Stop[] = [
  [0, '#f8fafb'],
  [0.1, '#c4ccd3'],
  [0.26, '#eef2f5'],
  [0.42, '#d3dae0'],
  [0.54, '#8a949c'],
  [0.58, '#a9b2b9'],
  [0.76, '#d9dfe3'],
  [1, '#79838b'],
]

function wallOf({ kind }: CaravanPlan, paint: Paint): readonly Stop[] {
  if (kind === 'silver') return ALUMINIUM
  if (kind !== 'camper') return WHITE_WALL
  return [
    [0, paint.light],
    [0.2, paint.base],
    [0.6, paint.middle],
    [1, paint.shade],
  ]
}

/** The gradients, patterns and clip paths of the other parts. */
export function defs(id: string, plan: CaravanPlan, paint: Paint): string {
  const { front, back, floor, top, wheelRadius, isOffRoad, style } = plan
  const grey = '#55606a'
  const wheel = {
    radius: wheelRadius,
    rim: wheelRadius * (isOffRoad ? 0.56 : 0.62),
    style: (['six', 'five', 'split'] as const)[style] ?? 'six',
    dark: isOffRoad,
  }
  return (
    wheelDefs(id, wheel) +
    blur(`${id}broad`, 40) +
    clipPath(`${id}body`, contour(plan.shell)) +
    verticalGradient(`${id}shell`, top, floor, wallOf(plan, paint)) +
    horizontalGradient(`${id}ends`, front, back, [
      [0, grey, 0.6],
      [0.05, grey, 0.16],
      [0.14, '#fff', 0.22],
      [0.28, '#fff', 0],
      [0.9, grey, 0],
      [1, grey, 0.55],
    ]) +
    verticalGradient(`${id}glass`, top, floor + 900, [
      [0, '#5b6873'],
      [0.5, '#222a31'],
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
