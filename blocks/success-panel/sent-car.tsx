import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isSold } from '#domain/car/status.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { cardWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Stage } from '#ui/stage/stage.tsx'

interface SentCarProps {
  readonly car: Car
  readonly site: SiteView
}

/** The car that was asked about, beside the thanks. Spec 4.20, D27. */
export function SentCar({ car, site }: SentCarProps) {
  const { text, note } = shownPrice(car, site)
  return (
    <div className="success-car">
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes="(min-width:62rem) 22rem,92vw"
        widths={cardWidths}
        eager
        sold={isSold(car)}
        length={undefined}
      />
      <p className="success-car-name">
        <a href={`/cars/${car.slug}`}>{carName(car)}</a>
      </p>
      <p>
        <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
      </p>
    </div>
  )
}
