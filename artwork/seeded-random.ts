const FNV_OFFSET = 2166136261
const FNV_PRIME = 16777619
const STEP = 0x9e3779b9
const MULTIPLIER = 2246822519
const RANGE = 2 ** 32

/**
 * A pseudo-random generator: the same seed gives the same sequence of numbers in [0, 1).
 */
export function seededRandom(seed: string): () => number {
  let state = FNV_OFFSET
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), FNV_PRIME)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), MULTIPLIER) + STEP) | 0
    return (state >>> 0) / RANGE
  }
}
