/** A set of rows: bit `r % 32` of word `r / 32`. Bits beyond the last row stay 0. */
export type Bitset = Uint32Array<ArrayBuffer>

/** Number of 32-bit words for a set of rows. */
export const wordCount = (rows: number): number => (rows + 31) >>> 5

export const emptyBitset = (rows: number): Bitset => new Uint32Array(wordCount(rows))

export function fullBitset(rows: number): Bitset {
  const bits = emptyBitset(rows).fill(0xffffffff)
  if (rows % 32 !== 0) bits[bits.length - 1] = 2 ** (rows % 32) - 1
  return bits
}

export function hasBit(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Adds `rows[from]` up to, not including, `rows[to]`. */
export function addRows(bits: Bitset, rows: Uint32Array, from = 0, to = rows.length): void {
  for (let at = from; at < to; at++) {
    const row = rows[at] ?? 0
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
  }
}

export function unionWith(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
  }
}

export function intersectWith(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
  }
}

/** The number of rows in a set. */
export function sizeOf(bits: Bitset): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) size += popcount(bits[word] ?? 0)
  return size
}

/** The size of the intersection with the set that begins at word `from` of `others`. */
export function intersectionSize(bits: Bitset, others: Bitset, from: number): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) {
    size += popcount((bits[word] ?? 0) & (others[from + word] ?? 0))
  }
  return size
}

/** The rows of a set, ascending, or of its complement within `universe`; `size` is their number. */
export function rowsOf(bits: Bitset, size: number, universe?: Bitset): Uint32Array {
  const rows = new Uint32Array(size)
  let at = 0
  for (let word = 0; word < bits.length; word++) {
    let remaining = universe ? ~(bits[word] ?? 0) & (universe[word] ?? 0) : (bits[word] ?? 0)
    while (remaining !== 0) {
      rows[at++] = (word << 5) + 31 - Math.clz32(remaining & -remaining)
      remaining &= remaining - 1
    }
  }
  return rows
}

/** Bits set in a 32-bit word, counted in parallel (Hacker's Delight, section 5-1). */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
