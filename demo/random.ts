import { checksum } from '#domain/checksum.ts'

/** A pseudo-random generator: the same seed gives the same sequence. */
export type Random = {
  /** From 0, below 1. */
  next(): number
  /** A whole number from `low` to `high`, inclusive. */
  integer(low: number, high: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** One item, each equally likely. @throws Error without items */
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item
  /** One item, by weight. @throws Error without items */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item
  /** A subset in order: each item is included with the probability. */
  subset<Item>(items: readonly Item[], probability: number): Item[]
}

/** mulberry32, seeded by a text. */
export function seededRandom(seed: string): Random {
  // Similar seeds have different checksums, and so different sequences.
  let state = checksum(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[Math.min(index, items.length - 1)]
    if (item === undefined) throw new Error('A random choice needs at least one item, found none.')
    return item
  }
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted: (items, weight) => {
      let remaining = next() * items.reduce((sum, item) => sum + weight(item), 0)
      const index = items.findIndex((item) => {
        remaining -= weight(item)
        return remaining < 0
      })
      return at(items, index < 0 ? items.length - 1 : index)
    },
    subset: (items, probability) => items.filter(() => next() < probability),
  }
}
