import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Levels for a response that may never be requested again. Brotli at 4 is a seventh shorter than at 1,
 * for 0.3 ms; at 5 it would cost as much as rendering.
 */
const fast = { br: 4, gzip: 1 } as const
/** Levels for a cached response that was requested again. */
const thorough = { br: 6, gzip: 7 } as const

/** Levels for a file that is kept for as long as the server runs. */
const best = { br: 11, gzip: 9 } as const

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** Compresses synchronously, while the request waits. */
export function compressFast(bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(fast.br, bytes.length))
    : gzipSync(bytes, { level: fast.gzip })
}

/** Compresses as far as can be, in the thread pool: some 70 ms for 30 kB. */
export function compressBest(
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(bytes, brotliOptions(best.br, bytes.length))
    : zip(bytes, { level: best.gzip })
}

/** Compresses at a higher level, in the thread pool. */
export function compressWell(
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(bytes, brotliOptions(thorough.br, bytes.length))
    : zip(bytes, { level: thorough.gzip })
}

/** The best encoding that an Accept-Encoding header allows, case-insensitively; `q=0` refuses one. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const listed = accept.toLowerCase().split(',')
  const allows = (name: string): boolean => {
    const item = listed.find((part) => part.trim().split(';')[0]?.trim() === name)
    return item !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(item)
  }
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
