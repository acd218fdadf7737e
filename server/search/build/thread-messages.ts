import type { JobReply } from '../../worker/job-thread.ts'
import type { BuiltStock, TooLarge } from './build-stock.ts'
import type { BuildRequest } from './index-options.ts'

/** Requests one index from the thread, which replies to one request at a time, in order. */
export interface ThreadRequest {
  readonly build: BuildRequest
  /** With more cars the reply is their number only. */
  readonly maxCars: number
}

export type ThreadReply = JobReply<BuiltStock | TooLarge>

/**
 * From this size on, in bytes, a built stock is shared with the server's thread instead of transferred
 * to it. V8 counts transferred memory as that thread's own, and a large amount at once starts a
 * collection of its whole heap, which stops the server. Shared memory is not counted; small stocks are
 * transferred, so that the memory of replaced ones is collected soon.
 */
const SHARED_FROM = 16 * 1024 * 1024

/** A reply as it is posted, after which it is not used: its buffers are transferred or shared, since they may be hundreds of megabytes. */
export function toMessage(reply: ThreadReply): { message: ThreadReply; transfer: ArrayBuffer[] } {
  const buffers = buffersOf(reply)
  const own = buffers.filter((buffer) => buffer instanceof ArrayBuffer)
  if (bytesOf(buffers) < SHARED_FROM) return { message: reply, transfer: own }
  const shared = new Map(own.map((buffer) => [buffer, sharedCopy(buffer)]))
  const message = withBuffers(reply, shared) as ThreadReply
  // Frees the originals now, not at the next collection.
  for (const buffer of own) buffer.transfer(0)
  return { message, transfer: [] }
}

function sharedCopy(buffer: ArrayBuffer): SharedArrayBuffer {
  const copy = new SharedArrayBuffer(buffer.byteLength)
  new Uint8Array(copy).set(new Uint8Array(buffer))
  return copy
}

/** The value with its typed arrays on other buffers; everything else is kept. */
function withBuffers(
  value: unknown,
  others: ReadonlyMap<ArrayBufferLike, ArrayBufferLike>,
): unknown {
  if (ArrayBuffer.isView(value)) {
    const other = others.get(value.buffer)
    const view = value as Uint8Array
    // All typed arrays are made from the same three arguments.
    const TypedArray = view.constructor as Uint8ArrayConstructor
    return other ? new TypedArray(other, view.byteOffset, view.length) : view
  }
  if (isTextList(value) || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withBuffers(item, others))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withBuffers(item, others)])
  return Object.fromEntries(entries)
}

/** Every distinct buffer inside a value. */
function buffersOf(value: unknown): ArrayBufferLike[] {
  const found = new Set<ArrayBufferLike>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (ArrayBuffer.isView(next)) found.add(next.buffer)
    else if (typeof next === 'object' && next !== null && !isTextList(next)) {
      waiting.push(...Object.values(next))
    }
  }
  return [...found]
}

/** Lists of strings contain no buffers, and may be long. */
function isTextList(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'string'
}

function bytesOf(buffers: readonly ArrayBufferLike[]): number {
  return buffers.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** The memory of a built stock, in bytes: its buffers, and its strings in the heap. */
export function builtStockBytes(built: BuiltStock): number {
  const { columns } = built.index
  const texts = [
    ...columns.texts.map(({ words }) => words.text),
    ...columns.terms.map(({ values }) => values),
  ]
  return texts
    .flat()
    .reduce((sum, text) => sum + TEXT_BYTES + text.length, bytesOf(buffersOf(built)))
}

/** A string's header and the reference to it. */
const TEXT_BYTES = 24
