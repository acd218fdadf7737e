import type { Car } from '#domain/car/car.ts'
import type { RowChange } from '../engine/row-change.ts'

/** Cars as JSON in UTF-8, in one buffer: a sixth of the size of the objects, and outside the heap. */
export interface PackedCars {
  readonly bytes: Uint8Array
  /** Of cars that changed since, behind `bytes`. */
  readonly added: Uint8Array
  /** Start and length of each row's car in `bytes` and `added`. */
  readonly starts: Uint32Array
  readonly lengths: Uint32Array
}

/** Packs cars into one buffer. */
export class CarPacker {
  #bytes: Buffer<ArrayBuffer>
  #at = 0

  /** `bytes` is the expected total size; the buffer grows beyond it. */
  constructor(bytes: number) {
    this.#bytes = Buffer.from(new ArrayBuffer(bytes))
  }

  /** Appends a car's JSON; returns its position. */
  add(json: string): ByteRange {
    const start = this.#at
    const length = Buffer.byteLength(json)
    const needed = start + length
    if (needed > this.#bytes.length) {
      const larger = this.#bytes.buffer.transfer(Math.max(needed, this.#bytes.length * 2))
      this.#bytes = Buffer.from(larger)
    }
    this.#bytes.write(json, start, 'utf8')
    this.#at = needed
    return { start, length }
  }

  /** The cars at these ranges, as rows in this order. */
  finish(ranges: readonly ByteRange[]): PackedCars {
    return {
      // Shrinks the buffer to the bytes written: hidden cars were counted in the expected size.
      bytes: new Uint8Array(this.#bytes.buffer.transfer(this.#at)),
      added: new Uint8Array(),
      starts: Uint32Array.from(ranges, ({ start }) => start),
      lengths: Uint32Array.from(ranges, ({ length }) => length),
    }
  }
}

/** The position of a car's JSON in the buffer, in bytes. */
export interface ByteRange {
  readonly start: number
  readonly length: number
}

/** The cars after a change; `json` of its new rows. */
export function changedCars(
  { bytes, added: before, starts, lengths }: PackedCars,
  { from, placed }: RowChange,
  json: readonly string[],
): PackedCars {
  const coming = json.map((text) => Buffer.from(text))
  const after = {
    bytes,
    added: new Uint8Array(Buffer.concat([before, ...coming])),
    starts: new Uint32Array(from.length),
    lengths: new Uint32Array(from.length),
  }
  for (let row = 0; row < from.length; row++) {
    after.starts[row] = starts[from[row] ?? 0] ?? 0
    after.lengths[row] = lengths[from[row] ?? 0] ?? 0
  }
  let start = bytes.length + before.length
  for (const [at, { length }] of coming.entries()) {
    const row = placed[at] ?? 0
    after.starts[row] = start
    after.lengths[row] = length
    start += length
  }
  return after
}

/**
 * The car of a row, parsed again at each call.
 * @throws RangeError for a row that does not exist
 */
export function packedCar({ bytes, added, starts, lengths }: PackedCars, row: number): Car {
  const [start, length] = [starts[row], lengths[row]]
  if (start === undefined || length === undefined) {
    throw new RangeError(`expected a row below ${starts.length}, found ${row}`)
  }
  const isAdded = start >= bytes.length
  const buffer = isAdded ? added.buffer : bytes.buffer
  const json = Buffer.from(buffer, isAdded ? start - bytes.length : start, length).toString('utf8')
  // The store's writer serialised a validated Car, and the packer stores it unchanged.
  return JSON.parse(json) as Car
}
