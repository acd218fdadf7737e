import { isUtf8 } from 'node:buffer'
import type { FeedBytes } from './feed-bytes.ts'

/** Encodings that feeds come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const LONGEST_SEQUENCE = 4
const CONTINUATION_MASK = 0xc0
const CONTINUATION = 0x80
// Of Latin letters in UTF-16 nearly every second byte is NUL.
const UTF16_SHARE = 0.5

function byMark(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

function byZeros(sample: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(sample.length / 2)
  const zerosAt = (parity: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) > pairs * UTF16_SHARE && zerosAt(0) === 0) return 'utf-16le'
  return zerosAt(0) > pairs * UTF16_SHARE && zerosAt(1) === 0 ? 'utf-16be' : undefined
}

/** UTF-16 where its byte-order mark or its zeros say so. */
export const wideEncoding = (sample: Uint8Array): Encoding | undefined =>
  byMark(sample) ?? byZeros(sample)

/** Where the last whole character of a chunk ends, so that a sequence is never cut. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(LONGEST_SEQUENCE, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & CONTINUATION_MASK) === CONTINUATION) continue
    return byte < CONTINUATION ? bytes.length : bytes.length - back
  }
  return bytes.length
}

/**
 * The encoding of a feed: by its byte-order mark, UTF-16 also by its zeros, else UTF-8 where every
 * byte fits, else windows-1252 (which holds Latin-1). The whole file is looked at, since the first
 * letter outside ASCII may stand on its last line.
 */
export async function detectEncoding(bytes: FeedBytes, sample: Uint8Array): Promise<Encoding> {
  const wide = wideEncoding(sample)
  if (wide) return wide
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes()) {
    const joined: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = wholeCharacters(joined)
    if (!isUtf8(joined.subarray(0, end))) return 'windows-1252'
    rest = joined.subarray(end)
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1252'
}
