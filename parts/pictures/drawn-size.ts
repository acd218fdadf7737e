/** The part of a cut-out that its vehicle takes, both as shares of the cut-out's width. */
export interface DrawnSize {
  readonly length: number
  /** Above the ground. */
  readonly height: number
}

/** Sizes from the side, by body in lower case; heights are rounded up. */
const sizes: Readonly<Record<string, DrawnSize>> = {
  sedan: { length: 0.869, height: 0.26 },
  hatchback: { length: 0.828, height: 0.29 },
  suv: { length: 0.853, height: 0.32 },
  ute: { length: 0.899, height: 0.31 },
  wagon: { length: 0.87, height: 0.27 },
  van: { length: 0.898, height: 0.34 },
  bus: { length: 0.888, height: 0.31 },
  truck: { length: 0.899, height: 0.31 },
  'people mover': { length: 0.888, height: 0.31 },
  coupe: { length: 0.847, height: 0.24 },
  convertible: { length: 0.836, height: 0.25 },
  motorcycle: { length: 0.62, height: 0.37 },
  caravan: { length: 0.884, height: 0.37 },
}
/** As large as any. */
const largest: DrawnSize = { length: 0.9, height: 0.37 }

/** How large the drawing of a body is in its cut-out; of an unlisted body, the largest there is. */
export const drawnSize = (body = ''): DrawnSize => sizes[body.toLowerCase()] ?? largest
