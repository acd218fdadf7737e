import { crc32 } from 'node:zlib'

const SLOTS = 1 << 16

/**
 * An approximate set of the last 65,000 keys, by checksum, in 256 kB. A collision only means that a
 * value is cached one request early.
 */
export class RecentKeys {
  readonly #slots = new Uint32Array(SLOTS)

  /** Adds a key; returns whether it was in the set before. */
  addAndTest(key: string): boolean {
    const sum = crc32(key)
    const slot = sum & (SLOTS - 1)
    const isKnown = this.#slots[slot] === sum
    this.#slots[slot] = sum
    return isKnown
  }
}
