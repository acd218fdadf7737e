import type { BuildRequest, BuiltStock, TooLarge } from './build-stock.ts'

/** Requests one index from the thread, which replies to one request at a time, in order. */
export interface ThreadRequest {
  readonly build: BuildRequest
  /** With more cars the reply is their number only. */
  readonly maxCars: number
}

export type ThreadReply = { readonly built: BuiltStock | TooLarge } | { readonly failure: Error }

/** Every distinct buffer inside a value: what a message between threads can transfer. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (ArrayBuffer.isView(next)) {
      if (next.buffer instanceof ArrayBuffer) found.add(next.buffer)
    } else if (typeof next === 'object' && next !== null) {
      // Lists of strings contain no buffers, and may be long.
      if (!(Array.isArray(next) && typeof next[0] === 'string'))
        waiting.push(...Object.values(next))
    }
  }
  return [...found]
}

/** The memory of a built stock, in bytes: its buffers, and its strings in the heap. */
export function builtStockBytes(built: BuiltStock): number {
  const { columns } = built.index
  const texts = [columns.text.words.text, ...columns.terms.map(({ values }) => values)]
  const buffers = buffersOf(built).reduce((sum, { byteLength }) => sum + byteLength, 0)
  return buffers + texts.flat().reduce((sum, text) => sum + TEXT_BYTES + text.length, 0)
}

/** A string's header and the reference to it. */
const TEXT_BYTES = 24
