import { PROMO_SLIDER } from '#domain/promotion/thresholds.ts'
import { mediaUrl } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import { galleryWidths } from '../pictures/picture-widths.ts'
import type { SiteView } from '../view-context.ts'
import type { PromoItem } from './promo-item.ts'

/** Pictures of a tile. */
const tile = { width: 480, height: 320, widths: [320, 480, 640, 960] }
const sizesOfTile = '(min-width:36rem) 24rem,100vw'
/** The width in pixels of the picture before a video. */
const POSTER_WIDTH = 960

/** A card beside others, a banner over the width of a page, or a tile among cars, as high as their row. */
export type PromoShape = 'card' | 'banner' | 'tile'

interface PromoMediaProps {
  readonly item: PromoItem
  readonly shape: PromoShape
  readonly site: SiteView
}

/**
 * What a promotion shows beside its text: its video, which nothing loads before it is played, its picture, a
 * wheel of prizes, or a car that it is about. Spec 2.50, 3.22; WCAG 2.2, 2.2.2.
 */
export function PromoMedia({ item: { promo, car }, shape, site }: PromoMediaProps) {
  const { name, image, alt_text, video, wheel } = promo
  const isBanner = shape === 'banner'
  const size = isBanner ? PROMO_SLIDER : tile
  const sizes = isBanner ? '100vw' : sizesOfTile
  if (video !== undefined) {
    return (
      <video
        src={video}
        {...(image !== undefined && { poster: mediaUrl(image, { width: POSTER_WIDTH }) })}
        preload="none"
        width={size.width}
        height={size.height}
        aria-label={alt_text ?? name}
        className="promo-video promo-media"
        controls
        muted
        playsInline
      />
    )
  }
  if (image !== undefined) {
    return (
      <Picture path={image} alt={alt_text ?? ''} {...size} sizes={sizes} className="promo-media" />
    )
  }
  if (wheel) return <span className="promo-wheel" />
  if (!car) return null
  const picture = { ...mainPicture(car, site.look.scene), alt: '' }
  if (shape === 'tile' && picture.isCutOut) {
    return <Picture path={picture.path} alt="" {...tile} sizes={sizes} className="promo-cutout" />
  }
  return (
    <Stage
      picture={picture}
      sizes={isBanner ? '(min-width:62rem) 60vw,100vw' : sizes}
      widths={isBanner ? galleryWidths : tile.widths}
      className="promo-stage"
    />
  )
}
