/** A set of rows: bit r of word r/32. Bits beyond the last row stay 0. */
export type Bits = Uint32Array<ArrayBuffer>

export const wordsFor = (rows: number): number => (rows + 31) >>> 5

export const noBits = (rows: number): Bits => new Uint32Array(wordsFor(rows))

export function allBits(rows: number): Bits {
  const bits = noBits(rows).fill(0xffffffff)
  if (rows % 32 !== 0) bits[bits.length - 1] = 2 ** (rows % 32) - 1
  return bits
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Adds the rows at `from` up to, not including, `to` of a list. */
export function addRows(bits: Bits, rows: Uint32Array, from = 0, to = rows.length): void {
  for (let at = from; at < to; at++) {
    const row = rows[at] ?? 0
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
  }
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
  }
}

export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
  }
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) size += popcount(bits[word] ?? 0)
  return size
}

/** How many rows a set has in common with the one that begins at word `from` of `others`. */
export function commonSize(bits: Bits, others: Bits, from: number): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) {
    size += popcount((bits[word] ?? 0) & (others[from + word] ?? 0))
  }
  return size
}

/** The rows of a set, or of its complement, ascending; `size` is how many they are. */
export function rowsOf(bits: Bits, size: number, inverted?: Bits): Uint32Array {
  const rows = new Uint32Array(size)
  let at = 0
  for (let word = 0; word < bits.length; word++) {
    let left = inverted ? ~(bits[word] ?? 0) & (inverted[word] ?? 0) : (bits[word] ?? 0)
    while (left !== 0) {
      rows[at++] = (word << 5) + 31 - Math.clz32(left & -left)
      left &= left - 1
    }
  }
  return rows
}

/** Bits set in a 32-bit word, counted in parallel (Hacker's Delight, 5-1). */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
