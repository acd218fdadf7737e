import type { ComponentProps, CSSProperties } from 'react'
import { cn } from '../cn.ts'
import { FALLBACK, FALLBACK_ALT } from '../data-attributes.ts'
import { mediaUrl } from '../picture/media-url.ts'
import { Picture } from '../picture/picture.tsx'
import { scaledSizes } from './sizes.ts'
import { StageGround } from './stage-ground.tsx'

/** Part of a drawing; `end` is a front or rear, which is narrower than a side. */
export type StageCrop = 'nose' | 'wheel' | 'tail' | 'end'

/** A picture of a car. */
export interface StagePicture {
  /** A path below `/media/`, or an absolute URL. */
  readonly path: string
  /** Empty for a picture that adds nothing to the text beside it. */
  readonly alt: string
  /** A cut-out stands on the scene; a photo fills the stage. */
  readonly isCutOut: boolean
  readonly crop?: StageCrop
  /** Of a photo: the cut-out that takes its place if it cannot be loaded. */
  readonly fallback?: { readonly path: string; readonly alt: string }
}

/** A real length of the car, with the share of the cut-out's width that it takes. */
export interface Dimension {
  /** With its unit, such as `4.9 m`. */
  readonly text: string
  readonly share: number
}

export type StageProps = Omit<ComponentProps<'span'>, 'children'> & {
  picture: StagePicture
  /** The `sizes` attribute for the width of the stage, which a crop enlarges. */
  sizes: string
  /** Widths in the `srcset`; by default all that `/media` serves. */
  widths?: readonly number[]
  /** For the page's largest picture: loaded first instead of lazily. */
  eager?: boolean
  /** Shown in grey. */
  sold?: boolean
  /** Shown by variants and in print, in the scene `plate`. */
  length?: Dimension | undefined
  height?: Dimension | undefined
}

/** How many times the stage's width a cut-out is at most: the `--car-w` of `stage.css`. */
const enlargement: Readonly<Record<StageCrop, number>> = {
  nose: 2.3,
  wheel: 3.8,
  tail: 2.3,
  end: 1.12,
}
/** The size of a cut-out in pixels, for its ratio. */
const cutOut = { width: 1200, height: 540 }
/** The ratio that a stage has by default; a photo is cropped to it. */
const photo = { width: 1200, height: 800 }
/** The width in pixels of a drawing in the place of a photo, one for all: it is rarely needed. */
const FALLBACK_WIDTH = 960

/**
 * A car on a scene: a cut-out whose wheels stand on the ground of the scene that an ancestor names by
 * `data-scene`, or a photo, which fills the stage. Without its picture it is an empty scene.
 */
export function Stage(props: StageProps) {
  const { picture, sizes, widths, eager, sold = false, length, height, ...others } = props
  const { className, ...rest } = others
  const { path, alt, isCutOut, crop } = picture
  return (
    <span
      className={cn('stage', isCutOut && crop && 'stage-crop', className)}
      {...rest}
      data-slot="stage"
      data-crop={isCutOut ? crop : undefined}
      data-state={sold ? 'sold' : undefined}
    >
      {isCutOut && <StageGround />}
      <Picture
        path={path}
        alt={alt}
        {...(isCutOut ? cutOut : photo)}
        sizes={scaledSizes(sizes, isCutOut && crop ? enlargement[crop] : 1)}
        {...(widths && { widths })}
        {...(eager && { eager })}
        {...(!isCutOut && fallbackOf(picture))}
        className={isCutOut ? 'stage-car' : 'stage-photo'}
      />
      {isCutOut && !crop && (
        <>
          {length && <DimensionLine axis="length" {...length} />}
          {height && <DimensionLine axis="height" {...height} />}
        </>
      )}
    </span>
  )
}

/** What the page's script needs to put a drawing in the place of a photo. */
const fallbackOf = ({ alt, fallback }: StagePicture) =>
  fallback && {
    [FALLBACK]: mediaUrl(fallback.path, { width: FALLBACK_WIDTH }),
    ...(alt !== '' && { [FALLBACK_ALT]: fallback.alt }),
  }

function DimensionLine({ axis, text, share }: Dimension & { axis: 'length' | 'height' }) {
  const extent: CSSProperties & Record<'--extent', number> = { '--extent': share }
  return (
    <span className="stage-dimension" data-axis={axis} style={extent}>
      <b>{text}</b>
    </span>
  )
}
