const TEN = 10

/** Rounds to `decimals` places, halves up. The only rounding function. */
export function rounded(value: number, decimals = 0): number {
  const scale = TEN ** decimals
  return Math.round(value * scale) / scale
}
