import sharp from 'sharp'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/**
 * Part of the cache key: increase it when the settings below change.
 */
export const ENCODER_VERSION = 1

/** An AVIF looks like a JPEG whose quality is higher by this. */
const AVIF_QUALITY_OFFSET = 20
/**
 * A photo of 640 px takes about 70 ms at effort 1, 250 ms at 3, 800 ms at 4, for sizes within an
 * eighth of each other. A drawing takes 55 ms at 480 px (8 kB), 90 at 640, 150 at 960 (19 kB), about
 * half of it to rasterise; with effort 0 two thirds of that for 1.35 of the bytes. Pictures are
 * encoded once and sent often, so size matters more.
 */
const AVIF_EFFORT = 1
const WEBP_EFFORT = 3
/** The largest photo that is decoded. */
export const maxPixels = 60_000_000
const SVG_DENSITY = 72
/** Far more than the largest photo takes; only a malicious file takes longer. */
export const maxEncodeSeconds = 30

// One thread per picture keeps the other cores free for pages; several pictures run in parallel.
sharp.concurrency(1)
// sharp caches by path, and a file may be replaced.
sharp.cache(false)

/** Whether an Accept header names a media type with a quality above 0. */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/**
 * AVIF or WebP for a browser that names it in its Accept header; JPEG for all others, wildcards
 * included.
 */
export function pictureFormat(accept = ''): PictureFormat {
  if (accepts(accept, contentTypes.avif)) return 'avif'
  return accepts(accept, contentTypes.webp) ? 'webp' : 'jpeg'
}

/** A ground of a size in pixels, on which a picture stands whole. */
export interface Ground {
  readonly width: number
  readonly height: number
  readonly colour: string
}

export type PictureSource = {
  bytes: Uint8Array
  /** The intrinsic width of an SVG in pixels, at 72 dpi; absent for photos. */
  drawnWidth?: number
}

/**
 * Encodes a picture at a width in pixels and a quality from 30 to 95. A photo is rotated by its
 * EXIF orientation and never enlarged; a drawing is rasterised at exactly this width. With a `ground`
 * the result has its size. Rejects with sharp's error when the source cannot be decoded.
 */
export async function encodePicture(
  { bytes, drawnWidth }: PictureSource,
  format: PictureFormat,
  { width, quality }: { width: number; quality: number },
  ground?: Ground,
): Promise<Uint8Array> {
  const density = drawnWidth ? { density: (SVG_DENSITY * width) / drawnWidth } : {}
  const picture = sharp(bytes, { ...density, limitInputPixels: maxPixels })
    .autoOrient()
    .resize(
      ground
        ? { ...sizeOf(ground), fit: 'contain', background: ground.colour }
        : { width, withoutEnlargement: true },
    )
    .timeout({ seconds: maxEncodeSeconds })
  if (format === 'avif') {
    return picture.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: AVIF_EFFORT }).toBuffer()
  }
  if (format === 'webp') return picture.webp({ quality, effort: WEBP_EFFORT }).toBuffer()
  return picture
    .flatten({ background: ground?.colour ?? 'white' })
    .jpeg({ quality })
    .toBuffer()
}

const sizeOf = ({ width, height }: Ground) => ({ width, height })
