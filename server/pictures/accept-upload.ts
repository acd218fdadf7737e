import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { causeText, type Log } from '../log.ts'
import { maxEncodeSeconds, maxPixels } from '../media/picture-format.ts'
import type { Pictures } from '../media/pictures.ts'
import type { WorkRequest } from '../media/work-queue.ts'
import type { JobThread } from '../worker/job-thread.ts'
import type { DecodedHeic, HeicOrder } from './heic-decoder.ts'
import { type PictureType, pictureTypeOf, TYPE_BYTES } from './picture-type.ts'

/** What an uploaded picture may be, and what becomes of it. */
export interface UploadRules {
  readonly types: readonly PictureType[]
  readonly bytesUnder: number
  /** Of the result, pixels. */
  readonly maxSide: number
  /** `kept`: a picture with transparent parts becomes a WebP; `white`: they become white. */
  readonly alpha: 'kept' | 'white'
}

export interface AcceptedPicture {
  readonly bytes: Uint8Array
  readonly format: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

export type UploadRefusal = 'empty' | 'too_big' | 'type' | 'too_many_pixels' | 'unreadable'

export type UploadAnswer =
  | { readonly accepted: AcceptedPicture }
  | { readonly refused: UploadRefusal }

/**
 * Checks an uploaded picture by its content and encodes it anew: upright, in sRGB, without metadata such as
 * the place it was taken at, and without anything else that was in the file. Rejects as the queue does:
 * `QueueFullError`, `AbandonedError`.
 *
 * @param source the bytes, or the path of a file, which is read but not removed
 */
export type AcceptUpload = (
  source: string | Uint8Array,
  rules: UploadRules,
  request: WorkRequest,
) => Promise<UploadAnswer>

export interface UploadTools extends Pick<Pictures, 'run'> {
  readonly heic: Pick<JobThread<HeicOrder, DecodedHeic>, 'request'>
  readonly log: Log
}

const QUALITY = 82
const WEBP_EFFORT = 3
/** Decoding takes more than this by pixel, so that uploads count as large work: one at a time. */
const COST_MS = 400

/** See `AcceptUpload`. */
export const uploadAcceptor =
  (tools: UploadTools): AcceptUpload =>
  async (source, rules, request) => {
    const size = typeof source === 'string' ? (await stat(source)).size : source.length
    if (size === 0) return { refused: 'empty' }
    if (size >= rules.bytesUnder) return { refused: 'too_big' }
    const type = pictureTypeOf(typeof source === 'string' ? await headOf(source) : source)
    if (type === undefined || !rules.types.includes(type)) return { refused: 'type' }
    const answers: UploadAnswer[] = []
    const work = async () => {
      answers.push(await encodedAnew({ source, type }, rules, tools))
      return new Uint8Array()
    }
    await tools.run({ key: `upload ${randomUUID()}`, costMs: COST_MS, work }, request)
    return answers[0] ?? { refused: 'unreadable' }
  }

interface Upload {
  readonly source: string | Uint8Array
  readonly type: PictureType
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(TYPE_BYTES))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whatever a decoder says of a picture, it is unreadable. */
async function encodedAnew(
  { source, type }: Upload,
  rules: UploadRules,
  { heic, log }: UploadTools,
): Promise<UploadAnswer> {
  try {
    return type === 'heic' ? await ofHeic(source, rules, heic) : await ofPicture(source, rules)
  } catch (cause) {
    log.info('upload_unreadable', { type, cause: causeText(cause) })
    return { refused: 'unreadable' }
  }
}

async function ofHeic(
  source: Upload['source'],
  { maxSide }: UploadRules,
  heic: UploadTools['heic'],
): Promise<UploadAnswer> {
  const found = await heic.request({ source, maxPixels, maxSide })
  if ('refused' in found) return found
  const { data, width, height } = found
  return encode(sharp(data, { raw: { width, height, channels: 3 } }), maxSide, 'jpeg')
}

async function ofPicture(
  source: Upload['source'],
  { maxSide, alpha }: UploadRules,
): Promise<UploadAnswer> {
  const { width, height, hasAlpha } = await sharp(source, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return { refused: 'too_many_pixels' }
  // A damaged file is refused; what decoders only warn of, such as bytes after the end, is not.
  const picture = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  return encode(picture, maxSide, hasAlpha && alpha === 'kept' ? 'webp' : 'jpeg')
}

async function encode(
  picture: Sharp,
  side: number,
  format: AcceptedPicture['format'],
): Promise<UploadAnswer> {
  const sized = picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxEncodeSeconds })
  const encoded =
    format === 'webp'
      ? sized.webp({ quality: QUALITY, effort: WEBP_EFFORT })
      : sized.flatten({ background: 'white' }).jpeg({ quality: QUALITY })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { accepted: { bytes: data, format, width: info.width, height: info.height } }
}
