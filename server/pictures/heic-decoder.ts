import { JobThread, type ThreadProgram } from '../worker/job-thread.ts'

/** A HEIC to decode: its bytes, or the path of its file. */
export interface HeicOrder {
  readonly source: string | Uint8Array
  /** More are refused before anything is decoded. */
  readonly maxPixels: number
  /** The longest side, of which the result has at least this many pixels where the picture has them. */
  readonly maxSide: number
}

/** RGB, three bytes a pixel, upright. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export type DecodedHeic = Pixels | { readonly refused: 'too_many_pixels' | 'unreadable' }

/** A photo of 12 megapixels takes 3 s, of 48 some 10; what takes longer will not end, ms. */
const DECODE_LIMIT_MS = 60_000
/** Its memory is free again soon after the last picture, ms. */
const IDLE_MS = 5_000

/** The thread that decodes HEIC; `program` is `heic-thread.ts`. */
export const heicDecoder = (program: ThreadProgram): JobThread<HeicOrder, DecodedHeic> =>
  new JobThread({ program, does: 'decodes HEIC', limitMs: DECODE_LIMIT_MS, idleMs: IDLE_MS })
