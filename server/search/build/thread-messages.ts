import type { BuiltStock, BuildRequest, TooLarge } from './build-stock.ts'

/** Asks the thread for one index; it answers one request at a time, in order. */
export interface ThreadRequest {
  readonly order: BuildRequest
  /** With more cars the answer is how many there are. */
  readonly maxCars: number
}

export type ThreadReply = { readonly built: BuiltStock | TooLarge } | { readonly failure: Error }

/** Every buffer inside a value, each once: what a message between threads can move. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (ArrayBuffer.isView(next)) {
      if (next.buffer instanceof ArrayBuffer) found.add(next.buffer)
    } else if (typeof next === 'object' && next !== null) {
      // Lists of text hold no buffers, and may be long.
      if (!(Array.isArray(next) && typeof next[0] === 'string'))
        waiting.push(...Object.values(next))
    }
  }
  return [...found]
}

/** The bytes that a built stock takes: its buffers, and its texts as the heap holds them. */
export function bytesOf(built: BuiltStock): number {
  const { columns } = built.index
  const texts = [columns.text.words, ...columns.terms.map(({ values }) => values)]
  const buffers = buffersOf(built).reduce((sum, { byteLength }) => sum + byteLength, 0)
  return buffers + texts.flat().reduce((sum, text) => sum + TEXT_BYTES + text.length, 0)
}

/** A text's header and the reference to it. */
const TEXT_BYTES = 24
