const TEN = 10

/** The nearest number of so many decimals, whole without any; halves go up. The only rounding. */
export function rounded(value: number, decimals = 0): number {
  const scale = TEN ** decimals
  return Math.round(value * scale) / scale
}
