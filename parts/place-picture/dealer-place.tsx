import type { DrawnPlace } from '#domain/location/drawn-place.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { SiteView } from '../view-context.ts'
import { placeCar } from './place-car.ts'
import { PlacePicture } from './place-picture.tsx'

interface DealerPlaceProps {
  readonly place: DrawnPlace
  /** In place of the drawing. */
  readonly image?: SiteLocation['image'] | undefined
  readonly site: SiteView
  /** The `sizes` attribute. */
  readonly sizes: string
  /** For the page's largest picture. */
  readonly eager?: boolean
}

/** The dealer's yard, workshop or reception: a photo, or drawn with a car in front or on its hoist. Spec 3.28. */
export function DealerPlace({ place, image, site, sizes, eager = false }: DealerPlaceProps) {
  return (
    <PlacePicture
      place={{ name: site.name, location_type: 'sales', image }}
      site={site}
      sizes={sizes}
      eager={eager}
      room={place === 'yard' ? 'front' : place}
      {...(place !== 'reception' && { car: placeCar(site.look.scene, place === 'workshop') })}
    />
  )
}
