import { artworkSize } from '#ui/artwork/artwork.ts'
import type { PictureFormat } from './picture-format.ts'

/** Nanoseconds of one core for a pixel of the result, measured at 640 to 1920 px. */
const ENCODE_NS: Readonly<Record<PictureFormat, number>> = { avif: 250, webp: 120, jpeg: 20 }
/** For a pixel of a drawing, nearly all of it for the blurs of shadows and gloss. */
const DRAW_NS = 250
/** For a byte of a photo that is decoded: between a PNG (5) and a JPEG (12). */
const DECODE_NS = 10
const NS_PER_MS = 1_000_000
/** Height to width of what is not known before it is decoded: that of most photos and all drawings. */
const USUAL_RATIO = artworkSize.height / artworkSize.width

/** What there is to encode: a drawing, or a photo of so many bytes. */
export type CostlySource = { readonly isDrawn: true } | { readonly isDrawn: false; bytes: number }

/**
 * Estimated milliseconds of one core to encode a picture at a width in pixels, before it is read:
 * good enough to put small pictures before large ones.
 */
export function pictureCostMs(source: CostlySource, format: PictureFormat, width: number): number {
  const pixels = width * width * USUAL_RATIO
  const read = source.isDrawn ? pixels * DRAW_NS : source.bytes * DECODE_NS
  return (read + pixels * ENCODE_NS[format]) / NS_PER_MS
}
