import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isAvailable, isSold } from '#domain/car/status.ts'
import { carDimensions } from '#parts/pictures/car-dimensions.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { galleryWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Tag } from '#parts/tag/tag.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Stage } from '#ui/stage/stage.tsx'

interface SentCarProps {
  readonly car: Car
  readonly site: SiteView
  readonly page: PageView
}

/** The car that the form was about, large: its picture, its name, what it is and what it costs. Spec 4.20. */
export function SentCar({ car, site, page }: SentCarProps) {
  const { look, locale } = site
  const { text, note } = shownPrice(car, site)
  const facts = [car.badge, car.colour, car.stocknum].filter((fact) => fact !== undefined)
  return (
    <div className="sent-car">
      <div className="sent-car-picture">
        <Stage
          picture={{ ...mainPicture(car, look.scene), alt: '' }}
          sizes="(min-width:62rem) 50rem,92vw"
          widths={galleryWidths}
          eager
          sold={isSold(car)}
          length={look.scene === 'plate' ? carDimensions(car, locale).length : undefined}
        />
        <Tag car={car} site={site} now={page.now} className="sent-car-tag" />
      </div>
      <p className="sent-car-name">
        <a href={`/cars/${car.slug}`}>{carName(car)}</a>
      </p>
      {facts.length > 0 && <p className="sent-car-facts">{facts.join('\u00a0· ')}</p>}
      {isAvailable(car) && (
        <p className="sent-car-price">
          <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
        </p>
      )}
    </div>
  )
}
