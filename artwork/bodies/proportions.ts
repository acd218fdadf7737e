import type { Point } from '../contour.ts'
import type { Look, WheelStyle } from './look.ts'

/**
 * Features beyond a body's proportions. `boot` is a separate boot lid, `tub` a ute's tray with
 * painted sides, `tray` a flat one on the chassis, `open` has no roof.
 */
export type Feature =
  | 'boot'
  | 'bullbar'
  | 'canopy'
  | 'cargo'
  | 'cladding'
  | 'dark-trim'
  | 'electric'
  | 'open'
  | 'racks'
  | 'rails'
  | 'sliding-door'
  | 'snorkel'
  | 'spare'
  | 'spoiler'
  | 'sports-bar'
  | 'step'
  | 'tray'
  | 'tub'
  | 'two-tone'
  | 'upright'

/**
 * A car's proportions in millimetres, from its left side: the nose at x = 0, heights above the
 * ground. Contours run clockwise: `nose` upwards, `top` from the bonnet's front edge to the tail,
 * `tail` downwards.
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
  /** [1] is the base of the windscreen, [2] its top, [4] the rear end of the roof. */
  top: Point[]
  tail: Point[]
  /** The side windows in one contour; empty for an open car. */
  glass: Point[]
  /** Height of the line under the windows, at the windscreen's base and at the tail. */
  belt: readonly [front: number, rear: number]
  /** Height of the crease that catches the light, at the nose and at the tail. */
  shoulder: readonly [front: number, rear: number]
  /** Dark pillars between the windows, by their x. */
  pillars: (readonly [from: number, to: number])[]
  /** The x of the thin post in front of the quarter light. */
  quarterPost?: number
  /** Shut lines: x at the belt, x at the sill. */
  doors: (readonly [belt: number, sill: number])[]
  handles: number[]
  headLamp: Point[]
  tailLamp: Point[]
  /** The x of the seats' silhouettes, if not at the two default positions. */
  seats?: number[]
  /** The x where a ute's cab ends, and the height of the rim of its tray. */
  bed?: { from: number; rim: number }
  /** Half the roof's width as a share of the width, seen from the front. */
  roofShare?: number
  /** Its lamps, grille and lines; absent before a kit is applied. */
  look?: Look
  features: readonly Feature[]
}
