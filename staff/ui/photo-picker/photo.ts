/** Why a photo cannot be sent. */
export type PhotoFault = 'too_large' | 'wrong_type' | 'too_many'

/** A photo in the picker. `preview` is the address of a picture, such as an object URL. */
export type Photo = { readonly id: string; readonly name: string; readonly preview?: string } & (
  | { readonly state: 'sending' /** 0 to 100. */; readonly percent: number }
  | { readonly state: 'sent' }
  | { readonly state: 'failed' }
  | { readonly state: 'refused'; readonly fault: PhotoFault }
)

export interface PhotoLimits {
  /** The media types that are accepted. */
  readonly types: readonly string[]
  /** Bytes of one photo. */
  readonly maxBytes: number
  readonly maxPhotos: number
}

/**
 * Why a chosen file is refused, or undefined. `kept` is the number of photos before it that are sent
 * or on their way.
 */
export function photoFault(
  { type, size }: Pick<File, 'type' | 'size'>,
  kept: number,
  limits: PhotoLimits,
): PhotoFault | undefined {
  if (!limits.types.includes(type)) return 'wrong_type'
  if (size > limits.maxBytes) return 'too_large'
  return kept >= limits.maxPhotos ? 'too_many' : undefined
}
