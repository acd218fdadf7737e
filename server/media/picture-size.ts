import { z } from 'zod'
import { defaultQuality, qualityStep, widthStep } from '#ui/picture/media-url.ts'
import { AppError } from '../http/app-error.ts'

const DEFAULT_WIDTH = 960

export type PictureSize = {
  /** Pixels, one of `mediaWidths`. */
  width: number
  /** One of `mediaQualities`. */
  quality: number
  /** Whether the URL has a version (`v`), so that its content never changes. */
  isVersioned: boolean
}

const wholeNumber = (meaning: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, {
      error: ({ input }) => `Expected ${meaning}, found "${String(input)}"`,
    })
    .transform(Number)

const sizeSchema = z.object({
  w: wholeNumber('a width in pixels from 1 to 99999 without decimals, such as 640').optional(),
  q: wholeNumber(`a quality from 1 to 100, such as ${defaultQuality}`).optional(),
  v: z.string().min(1).optional().catch(undefined),
})

/**
 * Parses `?w=&q=&v=` (Spec 7.18): the width is rounded up to a step and the quality to the nearest
 * one, which bounds the variants of a picture.
 * @throws AppError 400 with the allowed values for anything but whole numbers (D22)
 */
export function pictureSize(query: Readonly<Record<string, string>>): PictureSize {
  const parsed = sizeSchema.safeParse(query)
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
    )
    const message = 'The size of the picture is invalid.'
    throw new AppError(400, 'invalid_picture_size', message, { fields })
  }
  const { w = DEFAULT_WIDTH, q = defaultQuality, v } = parsed.data
  return { width: widthStep(w), quality: qualityStep(q), isVersioned: v !== undefined }
}
