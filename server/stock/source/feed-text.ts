import type { Encoding } from './encoding.ts'
import type { FeedBytes } from './feed-bytes.ts'

const RETURN = 13
const LINE_FEED = 10
const MARK = Buffer.from('\ufeff')
const MARKS = /^\ufeff+/

/**
 * A feed as UTF-8 whose every line ends with a line feed, whatever its own line ends are (one file
 * may hold several kinds), without byte-order marks.
 */
export async function* feedText(bytes: FeedBytes, encoding: Encoding): AsyncIterable<Buffer> {
  const plainLines = lineFeeds()
  let isStart = true
  for await (const chunk of encoding === 'utf-8' ? bytes() : decoded(bytes, encoding)) {
    const text: Buffer = isStart ? withoutMarks(chunk) : chunk
    if (text.length === 0) continue
    isStart = false
    yield plainLines(text)
  }
}

async function* decoded(bytes: FeedBytes, encoding: Encoding): AsyncIterable<Buffer> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  let isStart = true
  for await (const chunk of bytes()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield Buffer.from(isStart ? text.replace(MARKS, '') : text)
    isStart = false
  }
  yield Buffer.from(decoder.decode())
}

function withoutMarks(chunk: Buffer): Buffer {
  let start = 0
  while (chunk.subarray(start, start + MARK.length).equals(MARK)) start += MARK.length
  return chunk.subarray(start)
}

/** Writes a line feed for each of \r\n, \r and \n, over chunks; changes the chunk it is given. */
function lineFeeds(): (chunk: Buffer) => Buffer {
  let previous = 0
  return (chunk) => {
    if (previous !== RETURN && !chunk.includes(RETURN)) return chunk
    let to = 0
    for (let from = 0; from < chunk.length; from++) {
      const byte = chunk[from] ?? 0
      if (byte !== LINE_FEED || previous !== RETURN) {
        chunk[to] = byte === RETURN ? LINE_FEED : byte
        to += 1
      }
      previous = byte
    }
    return chunk.subarray(0, to)
  }
}
