import type { Car } from '#domain/car/car.ts'
import type { CarPicture } from '#parts/pictures/car-pictures.ts'
import { galleryWidths } from '#parts/pictures/picture-widths.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Stage } from '#ui/stage/stage.tsx'

interface VideoSlideProps {
  readonly car: Car
  readonly site: SiteView
  readonly poster: CarPicture
  readonly sizes: string
}

/**
 * Behind the pictures: the first one again, darker, as a link to the car's video where it is. A page's policy
 * lets no other site's player in. Spec 3.10.
 */
export function VideoSlide({ car: { video }, site, poster, sizes }: VideoSlideProps) {
  if (video === undefined) return null
  return (
    <li className="gallery-slide">
      <a href={video} className="gallery-video">
        <Stage picture={{ ...poster, alt: '' }} sizes={sizes} widths={galleryWidths} />
        <span className="gallery-play">
          <Icon name="play" />
          {site.words.watchVideo}
        </span>
      </a>
    </li>
  )
}
