import type { SiteLocation } from '#domain/site/site-location.ts'
import { placeCar } from '#parts/place-picture/place-car.ts'
import { PlacePicture } from '#parts/place-picture/place-picture.tsx'
import type { SiteView } from '#parts/view-context.ts'

interface SentPlaceProps {
  readonly place: SiteLocation
  readonly site: SiteView
}

/** Where a form about no car went, large: a photo of the place that answers, or its drawing with a car in front. Spec 3.28, 4.20. */
export const SentPlace = ({ place, site }: SentPlaceProps) => (
  <div className="sent-car">
    <div className="sent-car-picture">
      <PlacePicture
        place={place}
        site={site}
        sizes="(min-width:62rem) 50rem,92vw"
        eager
        car={placeCar(site.look.scene)}
      />
    </div>
  </div>
)
