import { mediaUrl, srcSet, widthStep } from './media-url.ts'

export type PictureProps = {
  /** A path below `/media/`, or a whole URL, which is shown in its one size. */
  path: string
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string
  /**
   * The picture's own size in CSS pixels: it reserves the place, so that nothing moves when it
   * arrives.
   */
  width: number
  height: number
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Widths to offer; by default all that `/media` serves. */
  widths?: readonly number[]
  /** For the one picture that the page is judged by: loaded first instead of when it comes near. */
  eager?: boolean
  className?: string
}

/** One responsive picture (Spec 7.18). */
export function Picture(props: PictureProps) {
  const { path, alt, width, height, sizes, widths, eager = false, className } = props
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
      className={className}
      data-slot="picture"
    />
  )
}
