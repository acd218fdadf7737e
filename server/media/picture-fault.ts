import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { maxEncodeSeconds, maxPixels } from './picture-format.ts'
import { isSvgName } from './picture-name.ts'

/** The largest files that are read, in bytes; an SVG is sent unchanged. */
const maxPhotoBytes = 50_000_000
export const maxSvgBytes = 2_000_000

const MEGA = 1_000_000
/** sharp's names; an AVIF is a `heif`. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif']
/** Fast to decode, and the decoder still reads the whole file. */
const PROBE_WIDTH = 16
const MAX_MESSAGE_CHARACTERS = 200

/** A picture's path and its size in bytes. */
export interface PictureFile {
  readonly file: string
  readonly bytes: number
}

/**
 * Why a file of a `media` folder cannot be shown, judged by its size and header;
 * undefined if these are valid. Never rejects: an unreadable file is a fault.
 */
export async function headerFault({ file, bytes }: PictureFile): Promise<string | undefined> {
  if (bytes === 0) return 'the file is empty'
  const isSvg = isSvgName(file)
  const maxBytes = isSvg ? maxSvgBytes : maxPhotoBytes
  if (bytes > maxBytes)
    return `expected at most ${maxBytes / MEGA} MB, found ${decimal(bytes / MEGA)} MB`
  const source = isSvg ? readFile(file) : file
  return faultOf(async () => {
    const picture = sharp(await source, { limitInputPixels: false })
    const { format, width, height } = await picture.metadata()
    const isOwnFormat = isSvg ? format === 'svg' : PHOTO_FORMATS.includes(format)
    if (!isOwnFormat) return `expected ${expectedFormat(isSvg)}, found ${format}`
    const pixels = width * height
    if (isSvg || pixels <= maxPixels) return undefined
    return `expected at most ${maxPixels / MEGA} megapixels, found ${decimal(pixels / MEGA)} (${width} x ${height})`
  }, isSvg)
}

/**
 * Like `headerFault`, but also decodes the picture and so finds damage after the header. Takes
 * about 30 ms for a JPEG of 12 megapixels, 110 ms for a PNG.
 */
export async function pictureFault(picture: PictureFile): Promise<string | undefined> {
  const fault = await headerFault(picture)
  if (fault !== undefined || isSvgName(picture.file)) return fault
  return faultOf(async () => {
    await sharp(picture.file, { limitInputPixels: maxPixels })
      .resize(PROBE_WIDTH)
      .timeout({ seconds: maxEncodeSeconds })
      .raw()
      .toBuffer()
    return undefined
  }, false)
}

async function faultOf(
  check: () => Promise<string | undefined>,
  isSvg: boolean,
): Promise<string | undefined> {
  try {
    return await check()
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    // An SVG needs no size: the page sets it.
    if (isSvg && text.includes('bad dimensions')) return undefined
    if (text.includes('unsupported image format')) return `expected ${expectedFormat(isSvg)}`
    return `damaged: ${oneLine(text)}`
  }
}

const expectedFormat = (isSvg: boolean): string =>
  isSvg ? 'an SVG' : 'a JPEG, PNG, WebP, AVIF or GIF'

/** Some messages of decoders have several lines. */
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE_CHARACTERS)

const decimal = (value: number): string => (Math.ceil(value * 10) / 10).toFixed(1)
