import type { Car } from '#domain/car/car.ts'
import { isAvailable, isSold } from '#domain/car/status.ts'
import { cn } from '#ui/cn.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { CarName } from '../car-name/car-name.tsx'
import { carDimensions } from '../pictures/car-dimensions.ts'
import { mainPicture } from '../pictures/car-pictures.ts'
import { cardWidths, galleryWidths, thumbnailWidths } from '../pictures/picture-widths.ts'
import { shownPrice } from '../price/shown-price.ts'
import { Decided } from '../rendering.tsx'
import { Tag } from '../tag/tag.tsx'
import type { PageView, SiteView } from '../view-context.ts'

const pictures = {
  small: { sizes: '7.5rem', widths: thumbnailWidths },
  large: {
    sizes: '(width >= 62rem) 24rem, (width >= 48rem) 22rem, 8.5rem',
    widths: cardWidths,
  },
  whole: { sizes: '(width >= 62rem) 50rem, 92vw', widths: galleryWidths },
} as const

export interface CarStripProps {
  readonly car: Car
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
  /** Where its name leads. */
  readonly href?: string
  /** As wide as its column `large` on wide screens, `whole` on all of them; small where absent. */
  readonly picture?: keyof typeof pictures
  /** In the first screen, as it mostly is. */
  readonly eager?: boolean
  readonly className?: string
}

/** A car that something else on the page is about: a small picture, its name, a few facts, its price. Spec 4.20. */
export function CarStrip(props: CarStripProps) {
  const { car, site, page, href, picture = 'small', eager = true, className } = props
  const { text, note } = shownPrice(car, site)
  const name = <CarName car={car} />
  const isMeasured = picture === 'whole' && site.look.scene === 'plate'
  const facts = [car.badge, car.colour, car.stocknum].filter((fact) => fact !== undefined)
  return (
    <div className={cn('car-strip', picture === 'large' && 'car-strip-large', className)}>
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        {...pictures[picture]}
        eager={eager}
        sold={isSold(car)}
        length={isMeasured ? carDimensions(car, site.locale).length : undefined}
      />
      <div>
        <Tag car={car} site={site} now={page.now} />
        <p className="car-strip-name">{href === undefined ? name : <a href={href}>{name}</a>}</p>
        {facts.length > 0 && <p className="car-strip-facts">{facts.join('\u00a0· ')}</p>}
        {isAvailable(car) && (
          <Decided thing="price" car={car}>
            <p>
              <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
            </p>
          </Decided>
        )}
      </div>
    </div>
  )
}
