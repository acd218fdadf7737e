import sharp from 'sharp'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/**
 * Raise it when the settings below change, so that pictures encoded with the old ones are not
 * served again.
 */
export const ENCODER_VERSION = 1

/** An AVIF looks like a JPEG of a quality higher by this. */
const AVIF_QUALITY_OFFSET = 20
/**
 * 640 px take about 70 ms at effort 1, 250 ms at 3, 800 ms at 4, for files that differ by an
 * eighth.
 */
const AVIF_EFFORT = 1
const WEBP_EFFORT = 3
/** The largest photo that is decoded. */
export const mostPixels = 60_000_000
const SVG_DENSITY = 72

// Pictures are encoded side by side; each on one thread keeps the machine's other cores free for
// pages.
sharp.concurrency(1)
// A file may be replaced by another of the same name.
sharp.cache(false)

/** Whether an Accept header names a media type, other than to refuse it. */
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

export type PictureSource = {
  bytes: Uint8Array
  /** The width in pixels an SVG has at 72 dots per inch; absent for photos. */
  drawnWidth?: number
}

/**
 * Encodes a picture at a width in pixels and a quality from 30 to 95. A photo is turned upright and
 * never enlarged; a drawing is rasterised at just this width. Rejects with sharp's error when the
 * source cannot be read.
 */
export async function encodePicture(
  { bytes, drawnWidth }: PictureSource,
  format: PictureFormat,
  { width, quality }: { width: number; quality: number },
): Promise<Uint8Array> {
  const density = drawnWidth ? { density: (SVG_DENSITY * width) / drawnWidth } : {}
  const picture = sharp(bytes, { ...density, limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') {
    return picture.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: AVIF_EFFORT }).toBuffer()
  }
  if (format === 'webp') return picture.webp({ quality, effort: WEBP_EFFORT }).toBuffer()
  return picture.flatten({ background: 'white' }).jpeg({ quality }).toBuffer()
}
