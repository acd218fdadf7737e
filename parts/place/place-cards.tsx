import type { Distant } from '#domain/location/distance.ts'
import { placeText } from '#domain/location/matching-places.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { FOUND_BY, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Slides } from '../slides/slides.tsx'
import { PlaceCard, type PlaceCardProps } from './place-card.tsx'

interface PlaceCardsProps extends Pick<PlaceCardProps, 'reviews' | 'level' | 'site' | 'page'> {
  readonly places: readonly Distant<SiteLocation>[]
}

/** Cards of locations beside each other. Spec 2.35. */
export const PlaceCards = (cards: PlaceCardsProps) => (
  <ul className="place-cards">
    <Items {...cards} />
  </ul>
)

interface PlaceSlidesProps extends Omit<PlaceCardsProps, 'level'> {
  /** The block's id. */
  readonly id: string
  readonly heading: string
  /** The page of all locations, where some are left out. */
  readonly all?: string | undefined
}

/** One line of cards to swipe, to scroll with the keyboard, or to go through with two buttons. Spec 2.35. */
export function PlaceSlides({ id, heading, all, ...cards }: PlaceSlidesProps) {
  const { words } = cards.site
  return (
    <Slides
      id={id}
      heading={heading}
      site={cards.site}
      count={cards.places.length}
      className="place-slides"
      between={
        <p className="place-swipe">
          <span aria-hidden>
            {words.swipe}
            <Icon name="arrow-right" size="sm" />
          </span>
          {all !== undefined && (
            <Link variant="onward" href={all}>
              {words.placesAll}
            </Link>
          )}
        </p>
      }
    >
      <Items {...cards} level={3} />
    </Slides>
  )
}

const Items = ({ places, ...card }: PlaceCardsProps) =>
  places.map(({ location, km }) => (
    <li
      key={location.id}
      className="place-card"
      {...{
        [VARIANT]: card.site.look.card,
        [FOUND_BY]: placeText(location, card.site.dealerships),
      }}
    >
      <PlaceCard {...card} place={location} km={km} />
    </li>
  ))
