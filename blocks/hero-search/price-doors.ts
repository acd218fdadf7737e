import type { PriceDoor } from './data.ts'

/** Links beside each other at most. */
const DOORS = 4

/**
 * The prices that a visitor can choose from, of prices in ascending order: each has more cars than
 * the one before. Of many, the lowest, the highest and some evenly between them.
 */
export function doorsOf(counted: readonly PriceDoor[]): PriceDoor[] {
  const distinct = counted.filter(({ count }, index) => count > (counted[index - 1]?.count ?? 0))
  if (distinct.length <= DOORS) return distinct
  const step = (distinct.length - 1) / (DOORS - 1)
  return distinct.filter((_, index) => isPicked(index, step))
}

const isPicked = (index: number, step: number): boolean =>
  Array.from({ length: DOORS }, (_, door) => Math.round(door * step)).includes(index)
