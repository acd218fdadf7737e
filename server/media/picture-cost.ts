import { artworkSize } from '#artwork/artwork.ts'
import type { PictureFormat } from './picture-format.ts'

/** CPU time per pixel of the result, ns, measured at widths of 640 to 1920 px. */
const ENCODE_NS: Readonly<Record<PictureFormat, number>> = { avif: 250, webp: 120, jpeg: 20 }
/** CPU time per pixel of a drawing, ns, mostly for the blurs of its gloss. */
const DRAW_NS = 200
/** CPU time per byte of a photo to decode, ns: between PNG (5) and JPEG (12). */
const DECODE_NS = 10
const NS_PER_MS = 1_000_000
/** Height to width of all drawings. */
const DRAWN_RATIO = artworkSize.height / artworkSize.width
/** Assumed for photos, whose ratio is unknown before decoding. */
const PHOTO_RATIO = 2 / 3

/** A drawing, or a photo with its file size. */
export type CostSource = { readonly isDrawn: true } | { readonly isDrawn: false; bytes: number }

/**
 * Estimates the CPU time to encode a picture at a width in pixels, ms, without reading it: good
 * enough to schedule small pictures before large ones.
 */
export function pictureCostMs(source: CostSource, format: PictureFormat, width: number): number {
  const pixels = width * width * (source.isDrawn ? DRAWN_RATIO : PHOTO_RATIO)
  const input = source.isDrawn ? pixels * DRAW_NS : source.bytes * DECODE_NS
  return (input + pixels * ENCODE_NS[format]) / NS_PER_MS
}
