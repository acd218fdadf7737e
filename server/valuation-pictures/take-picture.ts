import type { Context } from 'hono'
import { cleanLine } from '#domain/clean-text.ts'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError, type ErrorStatus } from '../http/app-error.ts'
import { pictureFailure } from '../media/send-picture.ts'
import type { UploadRefusal, UploadRules } from '../pictures/accept-upload.ts'
import type { ValuationImage } from '../store/valuation-image-store.ts'
import type { PictureTools } from './tools.ts'

const rules: UploadRules = {
  types: ['jpeg', 'png', 'gif', 'heic'],
  bytesUnder: IMAGE_BYTES_UNDER,
  maxSide: 2_400,
  alpha: 'white',
}

const MAX_NAME = 120

/** A picture as its sender describes it. */
export interface SentPicture {
  /** The same key is the same picture. */
  readonly key: string
  readonly place: number
  readonly name: string
}

const refusals: Readonly<Record<UploadRefusal, readonly [status: ErrorStatus, message: string]>> = {
  empty: [422, valuationMessages.imageEmpty],
  too_big: [413, valuationMessages.imageTooBig],
  type: [422, valuationMessages.imageType],
  too_many_pixels: [422, valuationMessages.imageTooManyPixels],
  unreadable: [422, valuationMessages.imageUnreadable],
}

/**
 * Checks a picture that was sent for a valuation, encodes it anew and stores it, once: one whose key is there stays
 * as it is. Spec 5.24, 9.29.
 * @throws AppError with a sentence for the person where it is not taken
 */
export async function takePicture(
  c: Context<AppEnv>,
  tools: PictureTools,
  valuation: string,
  sent: SentPicture,
  source: string | Uint8Array,
): Promise<{ readonly image: ValuationImage; readonly isNew: boolean }> {
  const { slug } = c.get('tenant')
  const images = (await tools.open()).valuationImages(slug)
  const { acceptUpload, files, services } = tools
  const present = await images.images(valuation)
  const known = present.find(({ key }) => key === sent.key)
  if (known) return { image: known, isNew: false }
  if (present.length >= MAX_IMAGES) throw tooMany()
  const request = { dealer: slug, client: tools.clientOf(c), signal: c.req.raw.signal }
  const answer = await acceptUpload(source, rules, request).catch((cause: unknown) => {
    throw pictureFailure(c, cause, services.log)
  })
  if ('refused' in answer) {
    const [status, message] = refusals[answer.refused]
    throw new AppError(status, `image_${answer.refused}`, message)
  }
  const { bytes, width, height } = answer.accepted
  const written = await files.write(slug, bytes)
  const image: ValuationImage = {
    key: sent.key,
    place: sent.place,
    name: nameOf(sent.name),
    bytes: bytes.length,
    width,
    height,
    ...written,
    created: services.clock().toISOString(),
  }
  const state = await images.add(valuation, image, MAX_IMAGES)
  if (state === 'added') return { image, isNew: true }
  await files.remove(slug, written.file)
  if (state === 'full') throw tooMany()
  const stored = (await images.images(valuation)).find(({ key }) => key === sent.key)
  if (stored) return { image: stored, isNew: false }
  throw new AppError(404, 'not_found', 'There is no such valuation')
}

/** Removes a picture with its file, if it is there. */
export async function removePicture(
  { open, files }: Pick<PictureTools, 'open' | 'files'>,
  tenant: string,
  valuation: string,
  key: string,
): Promise<void> {
  const file = await (await open()).valuationImages(tenant).remove(valuation, key)
  if (file !== undefined) await files.remove(tenant, file)
}

const tooMany = () => new AppError(422, 'too_many_images', valuationMessages.tooManyImages)

/** The name of the file alone, as the device has it. */
function nameOf(name: string): string {
  const clean = cleanLine(
    cleanLine(name)
      .replace(/^.*[\\/]/, '')
      .slice(0, MAX_NAME),
  )
  return clean === '' ? 'photo' : clean
}
