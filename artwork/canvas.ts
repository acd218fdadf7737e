/** The size of every drawing in SVG units (20:9). */
export const artworkSize = { width: 1200, height: 540 } as const

/** The y of the ground under the wheels, in SVG units: 85.2 % of the height. */
export const GROUND = 460
