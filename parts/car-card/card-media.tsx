import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { shownMarket } from '../market/shown-market.ts'
import { carDimensions } from '../pictures/car-dimensions.ts'
import { mainPicture } from '../pictures/car-pictures.ts'
import { cardWidths } from '../pictures/picture-widths.ts'
import { Decided } from '../rendering.tsx'
import { Tag } from '../tag/tag.tsx'
import type { SiteView } from '../view-context.ts'
import { carPlace } from './car-place.ts'
import { cardContent } from './card-layout.ts'
import type { CarCardProps } from './card-props.ts'

/** How far its price is below the market. Spec 5.36. */
export function CardMarket({
  car,
  site,
  className,
}: Pick<CarCardProps, 'car' | 'site'> & { className: string }) {
  const market = shownMarket(car, site)
  return (
    <Decided thing="market" car={car}>
      {market && <p className={className}>{market.text}</p>}
    </Decided>
  )
}

/** The car on its stage, with its tag and where it is. */
export function CardMedia({ car, site, now, variant, eager, sizes }: CarCardProps) {
  const place = carPlace(car, site)
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
      {cardContent[variant].marketOnPicture && (
        <CardMarket car={car} site={site} className="card-market" />
      )}
    </div>
  )
}

/** The length for the dimension line, which only a drawing on a plate has. */
function lengthOf(car: Car, { look, locale }: SiteView) {
  return look.scene === 'plate' ? carDimensions(car, locale).length : undefined
}
