import { isSold } from '#domain/car/status.ts'
import { STATE, VARIANT } from '#ui/data-attributes.ts'
import { Price } from '#ui/price/price.tsx'
import { CarName } from '../car-name/car-name.tsx'
import { CompareTick } from '../compare-tick/compare-tick.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { shownPrice } from '../price/shown-price.ts'
import { Decided } from '../rendering.tsx'
import { RepaymentLine } from '../repayment/repayment-line.tsx'
import { CardBars, CardFacts, CardNote } from './card-details.tsx'
import { CardActions, CardChips } from './card-extras.tsx'
import { cardContent } from './card-layout.ts'
import { CardMarket, CardMedia } from './card-media.tsx'
import type { CarCardProps } from './card-props.ts'

/** Everything that a card's HTML depends on, except the car, the stock, the site and the time. */
export const cardKey = ({ id, variant, eager, level, sizes, isSaved }: CarCardProps): string =>
  `${id} ${variant} ${eager} ${level} ${sizes} ${isSaved}`

/**
 * One car in a list: the whole card links to its page. All variants have the same parts in this
 * order, which their stylesheets place. Spec 2.41, 5.36.
 */
export function CarCard(props: CarCardProps) {
  const { id, car, site, now, variant, level, warning, isSaved } = props
  const Heading = `h${level}` as const
  const badge = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  return (
    <article
      id={id}
      className="car-card"
      {...{ [VARIANT]: variant, [STATE]: isSold(car) ? 'sold' : undefined }}
    >
      <CardMedia {...props} />
      <div className="card-name">
        <Heading>
          <a href={`/cars/${car.slug}`} className="cover-link">
            <CarName car={car} />
          </a>
        </Heading>
        {badge && <p className="card-badge">{badge}</p>}
        {!cardContent[variant].marketOnPicture && (
          <CardMarket car={car} site={site} className="card-badge" />
        )}
      </div>
      <Decided thing="price" car={car}>
        <Price {...shownPrice(car, site)} className="card-price" />
      </Decided>
      {/* Above what may be a link below: the focus goes down the card. */}
      <FavouriteButton car={car} site={site} {...(isSaved && { isSaved })} className="card-save" />
      <CardFacts {...props} />
      <CardBars {...props} />
      <CardNote {...props} />
      <RepaymentLine car={car} site={site} now={now} warning={warning} className="card-finance" />
      <CompareTick car={car} site={site} className="card-compare" />
      <CardChips {...props} />
      <CardActions {...props} />
    </article>
  )
}
