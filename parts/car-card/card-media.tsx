import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { carDimensions } from '../pictures/car-dimensions.ts'
import { mainPicture } from '../pictures/car-pictures.ts'
import { cardWidths } from '../pictures/picture-widths.ts'
import { Tag } from '../tag/tag.tsx'
import type { SiteView } from '../view-context.ts'
import type { CarCardProps } from './car-card.tsx'
import { cardContent } from './card-layout.ts'

/** The car on its stage, with its tag and where it is. */
export function CardMedia({ car, site, now, variant, eager, sizes }: CarCardProps) {
  const place = placeOf(car, site)
  return (
    <div className="card-media">
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes={sizes}
        widths={cardWidths}
        eager={eager}
        sold={isSold(car)}
        length={cardContent[variant].measures && lengthOf(car, site)}
      />
      <Tag car={car} site={site} now={now} className="card-tag" />
      {place !== undefined && <p className="card-place">{place}</p>}
    </div>
  )
}

/** Where the car is; a dealer in one city need not say so on every card. */
function placeOf(car: Car, { flags, overrideCity, locations }: SiteView): string | undefined {
  if (!flags.cardPlace) return undefined
  if (overrideCity !== undefined) return overrideCity
  const cities = new Set(locations.map(({ address }) => address.city))
  return cities.size > 1 ? (car.location?.address?.city ?? car.city) : undefined
}

/** The length for the dimension line, which only a drawing on a plate has. */
function lengthOf(car: Car, { look, locale }: SiteView) {
  return look.scene === 'plate' ? carDimensions(car, locale).length : undefined
}
