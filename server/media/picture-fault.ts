import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mostPixels, mostSeconds } from './picture-format.ts'
import { isSvgName } from './picture-name.ts'

/** The largest files that are read: bytes of a photo, bytes of an SVG, which is sent as it is. */
const mostPhotoBytes = 50_000_000
export const mostSvgBytes = 2_000_000

const MEGA = 1_000_000
/** As sharp names them; an AVIF is a `heif`. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif']
/** Small enough that the decoder skips what it can, and still it reads the whole file. */
const PROBE_WIDTH = 16
const MOST_LETTERS = 200

/** A picture's file, and how many bytes it has. */
export interface PictureFile {
  readonly file: string
  readonly bytes: number
}

/**
 * Why a file of a `media` folder cannot be shown, by its size and its header; undefined where these
 * are right. Never rejects: what cannot be read is a fault.
 */
export async function headerFault({ file, bytes }: PictureFile): Promise<string | undefined> {
  if (bytes === 0) return 'the file is empty'
  const isSvg = isSvgName(file)
  const most = isSvg ? mostSvgBytes : mostPhotoBytes
  if (bytes > most) return `expected at most ${most / MEGA} MB, found ${decimal(bytes / MEGA)} MB`
  const source = isSvg ? readFile(file) : file
  return faultOf(async () => {
    const picture = sharp(await source, { limitInputPixels: false })
    const { format, width, height } = await picture.metadata()
    const isOwnFormat = isSvg ? format === 'svg' : PHOTO_FORMATS.includes(format)
    if (!isOwnFormat) return `expected ${expectedFormat(isSvg)}, found ${format}`
    const pixels = width * height
    if (isSvg || pixels <= mostPixels) return undefined
    return `expected at most ${mostPixels / MEGA} megapixels, found ${decimal(pixels / MEGA)} (${width} x ${height})`
  }, isSvg)
}

/**
 * Like `headerFault`, and decodes the picture: finds also what is damaged or cut off after its
 * header. Takes some 30 ms for a JPEG of 12 megapixels, 110 ms for a PNG.
 */
export async function pictureFault(picture: PictureFile): Promise<string | undefined> {
  const fault = await headerFault(picture)
  if (fault !== undefined || isSvgName(picture.file)) return fault
  return faultOf(async () => {
    await sharp(picture.file, { limitInputPixels: mostPixels })
      .resize(PROBE_WIDTH)
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer()
    return undefined
  }, false)
}

async function faultOf(
  look: () => Promise<string | undefined>,
  isSvg: boolean,
): Promise<string | undefined> {
  try {
    return await look()
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    // An SVG need not say how large it is: the page does.
    if (isSvg && text.includes('bad dimensions')) return undefined
    if (text.includes('unsupported image format')) return `expected ${expectedFormat(isSvg)}`
    return `damaged: ${oneLine(text)}`
  }
}

const expectedFormat = (isSvg: boolean): string =>
  isSvg ? 'an SVG' : 'a JPEG, PNG, WebP, AVIF or GIF'

/** Decoders write some of their messages over several lines. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)

const decimal = (value: number): string => (Math.ceil(value * 10) / 10).toFixed(1)
