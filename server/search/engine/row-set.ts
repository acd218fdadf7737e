import { type Bitset, fullBitset, rowsOf, sizeOf } from './bitset.ts'

/**
 * A set of rows, to count over its smaller side: `rows` lists the rows of the set, or the excluded
 * ones if they are fewer (`isInverted`).
 */
export class RowSet {
  readonly bits: Bitset
  readonly size: number
  readonly isInverted: boolean
  readonly isAll: boolean
  readonly #universe: Bitset
  readonly #total: number
  #rows: Uint32Array | undefined

  constructor(bits: Bitset, universe: Bitset, total: number) {
    this.bits = bits
    this.size = sizeOf(bits)
    this.isInverted = this.size > total / 2
    this.isAll = this.size === total
    this.#universe = universe
    this.#total = total
  }

  static all(total: number): RowSet {
    const universe = fullBitset(total)
    return new RowSet(universe, universe, total)
  }

  /** The length of `rows`. */
  get listed(): number {
    return this.isInverted ? this.#total - this.size : this.size
  }

  get rows(): Uint32Array {
    this.#rows ??= this.isInverted
      ? rowsOf(this.bits, this.listed, this.#universe)
      : rowsOf(this.bits, this.size)
    return this.#rows
  }
}
