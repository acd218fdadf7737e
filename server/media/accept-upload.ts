import { hash } from 'node:crypto'
import sharp from 'sharp'
import { MOST_UPLOAD_BYTES } from '#domain/staff/upload-limit.ts'
import { maxEncodeSeconds, maxPixels } from './picture-format.ts'
import type { Pictures } from './pictures.ts'
import type { WorkRequest } from './work-queue.ts'

/** The longest side that is kept, pixels: more than the widest that pages show. */
const MOST_UPLOAD_SIDE = 2_400
const QUALITY = 90
/** CPU time to decode and encode a byte, ns: a photo of 5 MB takes about half a second. */
const NS_PER_BYTE = 100
const NS_PER_MS = 1_000_000
const MEGA = 1_000_000

/** Why a file is not taken. */
export type UploadReason =
  | 'empty'
  | 'too_large'
  | 'not_a_picture'
  | 'svg'
  | 'heic'
  | 'too_many_pixels'
  | 'damaged'

/** Thrown for a file that is not taken; the message is a sentence for its sender. */
export class UploadFault extends Error {
  override readonly name = 'UploadFault'
  readonly reason: UploadReason

  constructor(reason: UploadReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** A picture as it is kept. */
export interface AcceptedPicture {
  readonly bytes: Uint8Array
  /** WebP where it is transparent. */
  readonly type: 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

/**
 * Makes what somebody sent a picture that is safe to keep: its type is that of its content, whatever its name;
 * it stands upright, is in sRGB, at most `MOST_UPLOAD_SIDE` long, and has no metadata, such as the place where
 * it was taken. Of a moving picture it is the first frame. Works in the queue of pictures; equal files are equal
 * bytes.
 * @throws UploadFault; QueueFullError and AbandonedError as the queue
 */
export async function acceptUpload(
  { run }: Pick<Pictures, 'run'>,
  bytes: Uint8Array,
  request: WorkRequest,
): Promise<AcceptedPicture> {
  await refuseByHeader(bytes)
  const kept = await run(
    {
      key: `upload ${hash('sha256', bytes)}`,
      costMs: (bytes.length * NS_PER_BYTE) / NS_PER_MS,
      work: () => madeAgain(bytes),
    },
    request,
  )
  const { format, width, height } = await sharp(kept).metadata()
  return { bytes: kept, type: format === 'webp' ? 'image/webp' : 'image/jpeg', width, height }
}

/** sharp's names of what it is asked to decode: no document, and nothing that can have script. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']
/** The kind of an ISO media file whose pictures are HEVC, which this program cannot decode. */
const HEIC = /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx)/s
const HEADER_BYTES = 12

/** Refuses what its first bytes tell, so that nothing of it is decoded. */
async function refuseByHeader(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new UploadFault('empty', 'The file is empty.')
  if (bytes.length > MOST_UPLOAD_BYTES) {
    const found = (bytes.length / MEGA).toFixed(1)
    throw new UploadFault(
      'too_large',
      `The file has ${found} MB: at most ${MOST_UPLOAD_BYTES / MEGA} MB are taken.`,
    )
  }
  if (HEIC.test(Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1'))) throw heic()
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (found?.format === 'svg') {
    throw new UploadFault('svg', 'An SVG can hold programs: please send it as a PNG.')
  }
  if (!found || !FORMATS.includes(found.format)) {
    throw new UploadFault(
      'not_a_picture',
      'This is no picture: please send a JPEG, PNG, WebP, AVIF or GIF.',
    )
  }
  if (found.compression === 'hevc') throw heic()
  const { width, height } = found
  if (width * height > maxPixels) {
    throw new UploadFault(
      'too_many_pixels',
      `The picture has ${width} × ${height} pixels: at most ${maxPixels / MEGA} million are taken.`,
    )
  }
}

const heic = () =>
  new UploadFault(
    'heic',
    'HEIC cannot be read here: please send a JPEG. An iPhone takes JPEG with Settings › Camera › Formats › Most compatible.',
  )

async function madeAgain(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(MOST_UPLOAD_SIDE, MOST_UPLOAD_SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxEncodeSeconds })
    const { hasAlpha } = await sharp(bytes).metadata()
    const kept = hasAlpha ? upright.webp({ quality: QUALITY }) : upright.jpeg({ quality: QUALITY })
    return await kept.toBuffer()
  } catch (cause) {
    throw new UploadFault('damaged', 'The file is damaged: its picture cannot be read.', cause)
  }
}
