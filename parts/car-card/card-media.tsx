import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { formatLength } from '#domain/format.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import { Tag } from '../tag/tag.tsx'
import type { SiteView } from '../view-context.ts'
import type { CarCardProps } from './car-card.tsx'
import { cardContent } from './card-layout.ts'

// 640 pixels look sharp on a phone's high-density screen, at half the bytes of the next width.
const widths = [320, 480, 640]

/** The car on its stage, with its tag and where it is. */
export function CardMedia({ car, site, now, variant, eager, sizes }: CarCardProps) {
  const place = placeOf(car, site)
  return (
    <div className="card-media">
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes={sizes}
        widths={widths}
        eager={eager}
        sold={isSold(car)}
        length={cardContent[variant].measures && lengthOf(car, site)}
      />
      <Tag car={car} site={site} now={now} className="card-tag" />
      {place !== undefined && <p className="card-place">{place}</p>}
    </div>
  )
}

/** Where the car is; a dealer with one location need not say so on every card. */
function placeOf(car: Car, { overrideCity, locations }: SiteView): string | undefined {
  if (overrideCity !== undefined) return overrideCity
  return locations.length > 1 ? (car.location?.address?.city ?? car.city) : undefined
}

/** How much of the width of its drawing a vehicle takes. */
const drawnShare = 0.87

/** The length for the dimension line, which only a drawing on a plate has. */
function lengthOf(car: Car, { look, locale }: SiteView) {
  const millimetres = car.specifications?.body_length ?? car.variant?.vehiclelength
  if (look.scene !== 'plate' || millimetres === undefined) return undefined
  return { text: formatLength(millimetres, locale), share: drawnShare }
}
