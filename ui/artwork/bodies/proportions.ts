import type { Point } from '../contour.ts'

export type WheelStyle = 'split' | 'ten' | 'six' | 'steel'

/**
 * What sets a body apart beyond its lines. `boot` is a separate boot lid; `tub` a ute's tray;
 * `open` has no roof.
 */
export type Feature =
  | 'boot'
  | 'cargo'
  | 'cladding'
  | 'open'
  | 'rails'
  | 'sliding-door'
  | 'step'
  | 'tub'

/**
 * A car's proportions in millimetres, seen from its left side: the nose at x = 0, heights over the
 * ground. Contours run clockwise: `nose` upwards, `top` from the bonnet's lead edge back to the
 * tail, `tail` downwards.
 */
export type Proportions = {
  length: number
  width: number
  frontAxle: number
  rearAxle: number
  wheelRadius: number
  wheelStyle: WheelStyle
  /** Rim radius as a share of the wheel radius. */
  rimShare: number
  /** Height of the body's lower edge between the wheels. */
  sill: number
  nose: Point[]
  /** [1] is the foot of the windscreen, [2] its head, [4] the rear end of the roof. */
  top: Point[]
  tail: Point[]
  /** The side windows in one contour; empty for an open car. */
  glass: Point[]
  /** Height of the line under the windows, at the windscreen's foot and at the tail. */
  belt: readonly [front: number, rear: number]
  /** Height of the crease that catches the light, at the nose and at the tail. */
  shoulder: readonly [front: number, rear: number]
  /** Dark posts between the windows: from x to x. */
  pillars: (readonly [from: number, to: number])[]
  /** Where a thin post divides off the quarter light. */
  quarterPost?: number
  /** Shut lines: x at the belt, x at the sill. */
  doors: (readonly [belt: number, sill: number])[]
  handles: number[]
  headLamp: Point[]
  tailLamp: Point[]
  /** Where the seats' silhouettes stand, if not at the usual two places. */
  seats?: number[]
  features: Feature[]
}
