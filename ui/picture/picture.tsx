import type { ComponentProps } from 'react'
import { focalStyle, mediaUrl, srcSet, widthStep } from './media-url.ts'

type Own = 'src' | 'srcSet' | 'decoding' | 'fetchPriority' | 'loading' | 'children'

export type PictureProps = Omit<ComponentProps<'img'>, Own> & {
  /** A path below `/media/`, or an absolute URL, which has no other sizes. */
  path: string
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string
  /**
   * The picture's own size in CSS pixels, to reserve its space before it loads.
   */
  width: number
  height: number
  /** The `sizes` attribute. */
  sizes: string
  /** Widths in the `srcset`; by default all that `/media` serves. */
  widths?: readonly number[]
  /** For the page's largest picture: loaded first instead of lazily. */
  eager?: boolean
}

/** One responsive picture (Spec 7.18). */
export function Picture(props: PictureProps) {
  const { path, alt, width, height, sizes, widths, eager = false, ...rest } = props
  const set = srcSet(path, widths)
  return (
    <img
      src={mediaUrl(path, { width: widthStep(width) })}
      {...(set && { srcSet: set, sizes })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      {...focalStyle(path)}
      {...rest}
      data-slot="picture"
    />
  )
}
