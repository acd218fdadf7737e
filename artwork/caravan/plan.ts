import type { Point } from '../contour.ts'
import { type Kit, styleOf } from '../kit.ts'

/** A caravan's dimensions in millimetres: x from the tip of the drawbar, heights from the ground. */
export type CaravanPlan = {
  kind: 'touring' | 'poptop' | 'camper' | 'silver'
  isOffRoad: boolean
  hasAwning: boolean
  style: number
  /** The x of the body's front and rear end. */
  front: number
  back: number
  /** Heights of the body's lower edge, of its walls and of everything. */
  floor: number
  top: number
  height: number
  wheelRadius: number
  axles: readonly number[]
  /** The x of the door's left edge; absent if it has none on this side. */
  door?: number
  shell: readonly Point[]
}

const DRAWBAR_END = 1250
const AXLE_SPACING = 790
const LIFT = 150
const TOP = { touring: 2700, poptop: 2080, camper: 1520, silver: 2720 } as const

function shellOf(
  kind: CaravanPlan['kind'],
  [front, back]: readonly [number, number],
  [floor, top]: readonly [number, number],
): Point[] {
  if (kind === 'silver') {
    return [
      [front + 200, floor, 120],
      [front + 10, floor + 420, 200, 16],
      [front + 90, top - 640, 320, 30],
      [front + 640, top, 420, 16],
      [back - 560, top, 420, 30],
      [back - 50, top - 640, 320, 16],
      [back, floor + 420, 200],
      [back - 160, floor, 120],
    ]
  }
  if (kind === 'camper') {
    return [
      [front + 20, floor + 60, 30],
      [front - 40, floor + 420, 40],
      [front + 60, top, 50],
      [back - 20, top, 40],
      [back, floor + 40, 30],
      [back - 40, floor, 20],
      [front + 100, floor, 20],
    ]
  }
  const rake = kind === 'poptop' ? 150 : 330
  return [
    [front + 90, floor, 40],
    [front, floor + 330, 70, 2],
    [front + 20, floor + 900, 90, 8],
    [front + rake, top - 120, 150, 14],
    [front + rake + 190, top, 130],
    [back - 130, top - 10, 120, 3],
    [back, top - 140, 90, 3],
    [back + 4, floor + 60, 60],
    [back - 70, floor, 40],
  ]
}

/** The dimensions of a caravan with a kit. */
export function caravanPlan(kit: Kit): CaravanPlan {
  const kind =
    (['poptop', 'camper', 'silver'] as const).find((name) => kit.includes(name)) ?? 'touring'
  const isOffRoad = kit.includes('offroad') || kind === 'camper'
  const isSingle = kit.includes('single') || kind === 'camper'
  const lift = isOffRoad ? LIFT : 0
  const [floor, top] = [450 + lift, TOP[kind] + lift]
  const front = DRAWBAR_END
  const length = kind === 'camper' ? 2900 : isSingle ? 4700 : 5750
  const back = front + length
  const middle = front + length * 0.56
  return {
    kind,
    isOffRoad,
    hasAwning: kit.includes('awning') && kind !== 'camper',
    style: styleOf(kit),
    front,
    back,
    floor,
    top,
    height: top + { touring: 190, poptop: 560, camper: 330, silver: 190 }[kind],
    wheelRadius: isOffRoad ? 385 : 335,
    axles: isSingle ? [middle] : [middle - AXLE_SPACING / 2, middle + AXLE_SPACING / 2],
    ...(kind !== 'camper' && { door: back - length * 0.26 }),
    shell: shellOf(kind, [front, back], [floor, top]),
  }
}
