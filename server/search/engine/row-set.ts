import { allBits, type Bits, rowsOf, sizeOf } from './bits.ts'

/**
 * Rows that pass some filters. Whoever counts over it takes the smaller side: `rows` lists the rows
 * inside, or those outside when they are fewer (`isInverted`).
 */
export class RowSet {
  readonly bits: Bits
  readonly size: number
  readonly isInverted: boolean
  readonly isAll: boolean
  readonly #everything: Bits
  readonly #total: number
  #rows: Uint32Array | undefined

  constructor(bits: Bits, everything: Bits, total: number) {
    this.bits = bits
    this.size = sizeOf(bits)
    this.isInverted = this.size > total / 2
    this.isAll = this.size === total
    this.#everything = everything
    this.#total = total
  }

  static all(total: number): RowSet {
    const everything = allBits(total)
    return new RowSet(everything, everything, total)
  }

  /** How many rows `rows` lists. */
  get listed(): number {
    return this.isInverted ? this.#total - this.size : this.size
  }

  get rows(): Uint32Array {
    this.#rows ??= this.isInverted
      ? rowsOf(this.bits, this.listed, this.#everything)
      : rowsOf(this.bits, this.size)
    return this.#rows
  }
}
