export interface Scene {
  /** SVG units. */
  readonly width: number
  readonly height: number
  /** Height of the ground under the wheels, as a share of the scene's width. */
  readonly ground: number
}

/** The stage above the title; as much of it is shown as the sheet has room for. */
export const heroScene: Scene = { width: 1200, height: 940, ground: 0.19 }
/** The strip of the second page. */
export const stripScene: Scene = { width: 1200, height: 560, ground: 0.12 }

/** Width of the cut-out on the hero's stage, as a share of the stage's. */
export const HERO_CAR = 0.94
