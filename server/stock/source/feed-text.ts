import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'

const CARRIAGE_RETURN = 13
const LINE_FEED = 10
const BYTE_ORDER_MARK = Buffer.from('\ufeff')
const BYTE_ORDER_MARKS = /^\ufeff+/

/**
 * A feed as UTF-8 without byte-order marks, with a line feed for every kind of line end (a file may
 * have several kinds).
 */
export async function* feedText(bytes: FeedBytes, encoding: Encoding): AsyncIterable<Buffer> {
  const normalize = lineEndNormalizer()
  let isStart = true
  for await (const chunk of encoding === 'utf-8' ? bytes() : decoded(bytes, encoding)) {
    const text: Buffer = isStart ? withoutByteOrderMarks(chunk) : chunk
    if (text.length === 0) continue
    isStart = false
    yield normalize(text)
  }
}

async function* decoded(bytes: FeedBytes, encoding: Encoding): AsyncIterable<Buffer> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  let isStart = true
  for await (const chunk of bytes()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield Buffer.from(isStart ? text.replace(BYTE_ORDER_MARKS, '') : text)
    isStart = false
  }
  yield Buffer.from(decoder.decode())
}

function withoutByteOrderMarks(chunk: Buffer): Buffer {
  let start = 0
  while (chunk.subarray(start, start + BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
    start += BYTE_ORDER_MARK.length
  return chunk.subarray(start)
}

/** Replaces \r\n and \r by \n, across chunks, in place. */
function lineEndNormalizer(): (chunk: Buffer) => Buffer {
  let previous = 0
  return (chunk) => {
    if (previous !== CARRIAGE_RETURN && !chunk.includes(CARRIAGE_RETURN)) return chunk
    let to = 0
    for (let from = 0; from < chunk.length; from++) {
      const byte = chunk[from] ?? 0
      if (byte !== LINE_FEED || previous !== CARRIAGE_RETURN) {
        chunk[to] = byte === CARRIAGE_RETURN ? LINE_FEED : byte
        to += 1
      }
      previous = byte
    }
    return chunk.subarray(0, to)
  }
}
