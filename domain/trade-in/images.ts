import type { FieldErrors } from './field-errors.ts'
import { valuationMessages } from './messages.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from './thresholds.ts'

/** An image as in the browser's `File`: its MIME type may be empty, its size is in bytes. */
export type ImageFile = { name: string; type: string; size: number }

const extensions = ['jpeg', 'jpg', 'png', 'gif', 'heic']
const mimeTypes = extensions.map((extension) => `image/${extension}`)

// The MIME types of files that browsers do not know; most do not know HEIC, and some call it by its container.
const unknownTypes = ['', 'application/octet-stream', 'image/heif']

/** The MIME type decides; the extension only if the browser does not know the type. */
function isPicture({ name, type }: ImageFile): boolean {
  const mimeType = type.toLowerCase()
  if (!unknownTypes.includes(mimeType)) return mimeTypes.includes(mimeType)
  return extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
}

function imageError(image: ImageFile): string | undefined {
  if (!isPicture(image)) return valuationMessages.imageType
  if (!(image.size > 0)) return valuationMessages.imageEmpty
  return image.size < IMAGE_BYTES_UNDER ? undefined : valuationMessages.imageTooBig
}

/**
 * Errors of the images of a valuation: too many under `images`, each invalid file under `images.0`,
 * `images.1` and so on. No images are valid. Spec 5.24, 8.11, 9.29.
 */
export function imageErrors(images: readonly ImageFile[]): FieldErrors {
  const tooMany = images.length > MAX_IMAGES
  const ofFiles = images.flatMap((image, at) => {
    const error = imageError(image)
    return error === undefined ? [] : [[`images.${at}`, error] as const]
  })
  return {
    ...(tooMany && { images: valuationMessages.tooManyImages }),
    ...Object.fromEntries(ofFiles),
  }
}
