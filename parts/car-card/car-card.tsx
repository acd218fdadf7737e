import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import { isSold } from '#domain/car/status.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Price } from '#ui/price/price.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import { factIcon } from '../facts/fact-icon.ts'
import { shownFacts } from '../facts/shown-facts.ts'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { mainPicture } from '../pictures/car-pictures.ts'
import { cardWidths } from '../pictures/picture-widths.ts'
import { shownPrice } from '../price/shown-price.ts'
import { repaymentOf } from '../repayment/repayment.ts'
import { shownTag, tagTone } from '../tag/shown-tag.ts'
import type { SiteView } from '../view-context.ts'
import type { CardStyle } from './schema.ts'

export interface CarCardProps {
  /** The element's id. It begins with the block's id, since a page may list a car twice. */
  id: string
  car: Car
  site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  now: string
  style: CardStyle
  /** Its picture is on the first screen. */
  eager: boolean
  /** The `sizes` attribute of its picture. */
  sizes: string
  /** The heading level of the car's name: one below the list's heading. */
  level: 2 | 3
}

/** Everything that a card's HTML depends on, except the car, the site and the time. */
export const cardKey = ({ id, style, eager, level, sizes }: CarCardProps): string =>
  `${id} ${style} ${eager} ${level} ${sizes}`

/** One car in a list: the whole card links to its page. Spec 2.41. */
export function CarCard(props: CarCardProps) {
  const { id, car, site, style, level } = props
  const Heading = `h${level}` as const
  const variant = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  return (
    <article
      id={id}
      className={cn(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface transition-shadow hover:shadow-overlay',
        style === 'classic' ? 'border-line' : 'border-line',
      )}
    >
      <CardPicture {...props} />
      <div className={cn('flex flex-1 flex-col gap-3 p-4', style === 'tile' && 'md:p-5')}>
        <Heading className="text-lg leading-snug">
          <a
            href={`/cars/${car.slug}`}
            className="cover-link line-clamp-2 group-hover:text-brand-ink"
          >
            {carName(car)}
          </a>
        </Heading>
        {variant && <p className="-mt-3 truncate text-sm text-ink-2">{variant}</p>}
        <Price {...shownPrice(car, site)} size={style === 'tile' ? 'lg' : 'md'} />
        <Facts {...props} />
        <CardFoot {...props} />
      </div>
      {favouriteButton(car, site.flags).eligible && (
        <FavouriteButton
          id={car.id}
          label={`Save ${carName(car)}`}
          className="absolute inset-e-1 top-1"
        />
      )}
    </article>
  )
}

function CardPicture({ car, site, now, eager, sizes }: CarCardProps) {
  const tag = shownTag(car, site, now)
  const place = site.overrideCity ?? car.location?.address?.city ?? car.city
  return (
    <div className="relative">
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes={sizes}
        widths={cardWidths}
        eager={eager}
        sold={isSold(car)}
      />
      {tag && (
        <Badge tone={tagTone(tag.kind)} className="absolute inset-s-3 top-3 max-w-3/4 truncate">
          {tag.text}
        </Badge>
      )}
      {place !== undefined && (
        <p className="absolute inset-s-3 bottom-3 max-w-4/5 truncate rounded-pill bg-surface/90 px-2 py-0.5 text-xs">
          <Icon name="map-pin" size="sm" className="inline-icon size-3" />
          {place}
        </p>
      )}
    </div>
  )
}

/** A bare number, such as 4 for sleeps, which needs its label as text. */
const isCount = (value: string): boolean => /^\d+$/.test(value)

function Facts({ car, site, now }: CarCardProps) {
  const facts = shownFacts(car, site, now)
  return (
    // The last lines of cards in a row align, however long the names are.
    <ul className="mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
      {facts.map(({ key, label, value }) => (
        <li key={key}>
          <Icon
            name={factIcon(key)}
            size="sm"
            label={isCount(value) ? undefined : label}
            className="inline-icon text-ink-2"
          />
          {isCount(value) ? `${label} ${value}` : value}
        </li>
      ))}
    </ul>
  )
}

/** The repayment with both rates, all equally prominent; otherwise an invitation to ask. */
function CardFoot({ car, site, now }: CarCardProps) {
  const foot = 'border-t border-line pt-3 text-sm leading-snug'
  const repayment = repaymentOf(car, site, now)
  if (repayment) {
    const { text, interestRate, comparisonRate } = repayment
    const parts = [
      `${text}*`,
      `${interestRate} p.a. interest rate`,
      `${comparisonRate} p.a. comparison rate*`,
    ]
    // A line breaks between two figures, not within one.
    const whole = parts.map((part) => part.replaceAll(' ', '\u00a0'))
    return <p className={cn(foot, 'figures')}>{whole.join(', ')}</p>
  }
  if (car.dealercomments !== undefined) return null
  return <p className={cn(foot, 'text-brand-ink')}>{site.words.similarPrompt}</p>
}
