import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isAvailable, isSold } from '#domain/car/status.ts'
import { cn } from '#ui/cn.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import { cardWidths, thumbnailWidths } from '../pictures/picture-widths.ts'
import { shownPrice } from '../price/shown-price.ts'
import { Decided } from '../rendering.tsx'
import { Tag } from '../tag/tag.tsx'
import type { PageView, SiteView } from '../view-context.ts'

export interface CarStripProps {
  readonly car: Car
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
  /** Where its name leads. */
  readonly href?: string
  /** Beside something long its picture is as wide as its column on wide screens. */
  readonly isLarge?: boolean
  /** In the first screen, as it mostly is. */
  readonly eager?: boolean
  readonly className?: string
}

/** A car that something else on the page is about: a small picture, its name, a few facts, its price. Spec 4.20. */
export function CarStrip(props: CarStripProps) {
  const { car, site, page, href, isLarge = false, eager = true, className } = props
  const { text, note } = shownPrice(car, site)
  const name = carName(car)
  const facts = [car.badge, car.colour, car.stocknum].filter((fact) => fact !== undefined)
  return (
    <div className={cn('car-strip', isLarge && 'car-strip-large', className)}>
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes={isLarge ? '(width >= 62rem) 24rem, (width >= 48rem) 22rem, 8.5rem' : '7.5rem'}
        widths={isLarge ? cardWidths : thumbnailWidths}
        eager={eager}
        sold={isSold(car)}
        length={undefined}
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
