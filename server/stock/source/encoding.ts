import { isUtf8 } from 'node:buffer'

/** Supported encodings of feeds. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const MAX_SEQUENCE_BYTES = 4
const CONTINUATION_MASK = 0xc0
const CONTINUATION = 0x80
// In UTF-16, nearly every second byte of Latin text is NUL.
const UTF16_SHARE = 0.5

function byByteOrderMark(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

function byZeroBytes(sample: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(sample.length / 2)
  const zerosAt = (parity: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) > pairs * UTF16_SHARE && zerosAt(0) === 0) return 'utf-16le'
  return zerosAt(0) > pairs * UTF16_SHARE && zerosAt(1) === 0 ? 'utf-16be' : undefined
}

/** UTF-16 by its byte-order mark or its zero bytes; else undefined. */
export const wideEncoding = (sample: Uint8Array): Encoding | undefined =>
  byByteOrderMark(sample) ?? byZeroBytes(sample)

/** The end of the last complete UTF-8 character of a chunk. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(MAX_SEQUENCE_BYTES, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & CONTINUATION_MASK) === CONTINUATION) continue
    return byte < CONTINUATION ? bytes.length : bytes.length - back
  }
  return bytes.length
}

/**
 * Detects the encoding of a feed: UTF-16 by its byte-order mark or zero bytes, else UTF-8 if the
 * whole file is valid, else windows-1252 (a superset of Latin-1). Reads the whole file, because the
 * first non-ASCII character may be on its last line.
 */
export async function detectEncoding(
  bytes: () => AsyncIterable<Buffer>,
  sample: Uint8Array,
): Promise<Encoding> {
  const wide = wideEncoding(sample)
  if (wide) return wide
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes()) {
    const joined: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = completeLength(joined)
    if (!isUtf8(joined.subarray(0, end))) return 'windows-1252'
    rest = joined.subarray(end)
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1252'
}
