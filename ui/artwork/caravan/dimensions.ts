import type { Point } from '../contour.ts'

/** Millimetres; x from the tip of the drawbar, heights from the ground. */
export const WHEEL_RADIUS = 345
export const AXLES = [4180, 4930] as const
/** The x of the body's front and rear end. */
export const FRONT = 1250
export const BACK = 7260

export const SHELL: Point[] = [
  [FRONT + 30, 640, 60],
  [FRONT + 10, 1100, 60, 6],
  [FRONT + 120, 2350, 240, 20],
  [FRONT + 560, 2790, 330, 20],
  [BACK - 300, 2830, 180, 4],
  [BACK, 2600, 160, 10],
  [BACK + 10, 700, 90],
  [BACK - 400, 560, 60],
  [FRONT + 300, 560, 60],
]
