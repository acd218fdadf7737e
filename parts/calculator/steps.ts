/** Of sliders, dollars. */
export const STEP = 100

/** Whole steps within a share of the price, so that a slider cannot leave what a loan may be. */
export const stepsWithin = (price: number, share: number): number =>
  Math.floor((price * share) / STEP) * STEP
