import { crc32 } from 'node:zlib'

const SLOTS = 1 << 16

/**
 * Remembers about the last 65,000 keys by a checksum each, in 256 kB. Two keys with one checksum are
 * taken for one: a value is then kept early, no more.
 */
export class RecentKeys {
  readonly #slots = new Uint32Array(SLOTS)

  /** Whether the key came before; from now on it has. */
  cameBefore(key: string): boolean {
    const sum = crc32(key)
    const slot = sum & (SLOTS - 1)
    const isKnown = this.#slots[slot] === sum
    this.#slots[slot] = sum
    return isKnown
  }
}
