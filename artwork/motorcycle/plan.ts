import type { Point } from '../contour.ts'

export type BikeWheel = {
  x: number
  radius: number
  rim: number
  disc: number
  spokes: 'alloy' | 'wire'
  /** Tread blocks for loose ground. */
  isKnobby?: boolean
}

/** What a part is made of. */
export type Material = 'paint' | 'shade' | 'plastic' | 'saddle' | 'steel' | 'chrome' | 'plate'

export type Panel = { material: Material; points: readonly Point[] }

/** A round tube: its width, its material, and its course. */
export type Tube = {
  width: number
  material: 'black' | 'chrome' | 'steel' | 'frame'
  points: readonly Point[]
}

/**
 * A motorcycle in millimetres, from its left side: the front at x = 0, heights from the ground.
 * Lists are drawn in order, the last on top.
 */
export type BikePlan = {
  length: number
  height: number
  front: BikeWheel
  rear: BikeWheel
  /** The upper end of the fork; `bootTo` is the height up to which its lower legs are covered. */
  fork: { head: readonly [number, number]; width: number; bootTo: number; gold?: boolean }
  swingArm: readonly [number, number]
  spring: readonly [lower: readonly [number, number], upper: readonly [number, number]]
  engine: {
    x: number
    height: number
    radius: number
    /** Degrees from the vertical, towards the rear. */
    cylinders: readonly number[]
    cylinderLength: number
    isBright?: boolean
  }
  /** Behind the engine. */
  frame: readonly Tube[]
  exhausts: readonly Tube[]
  silencers: readonly Panel[]
  panels: readonly Panel[]
  /** In front of the panels: handlebar, racks, crash bars. */
  tubes: readonly Tube[]
  screen?: readonly Point[]
  lamp: { x: number; height: number; radius: number } | { points: readonly Point[] }
  tailLamp: readonly [number, number]
}
