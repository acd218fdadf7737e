import { PlaceCard } from '#parts/place/place-card.tsx'
import { Slides } from '#parts/slides/slides.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { LocationsView } from './dealer-locations.tsx'

type CardsProps = Pick<LocationsView, 'data' | 'site' | 'page'>

const cardsOf = ({ data, site, page }: CardsProps) =>
  data.shown.map((place) => (
    <li key={place.id} className="place-card" {...{ [VARIANT]: site.look.card }}>
      <PlaceCard place={place} reviews={data.reviews} level={3} site={site} page={page} />
    </li>
  ))

/** Cards beside each other. Spec 2.35. */
export const PlaceGrid = (cards: CardsProps) => <ul className="place-cards">{cardsOf(cards)}</ul>

interface CarouselProps extends CardsProps {
  readonly id: string
  readonly heading: string
  /** The page of all locations, where some are left out. */
  readonly all?: string | undefined
}

/** One line of cards to swipe, to scroll with the keyboard, or to go through with two buttons. Spec 2.35. */
export function PlaceCarousel({ id, heading, all, ...cards }: CarouselProps) {
  const { words } = cards.site
  return (
    <Slides
      id={id}
      heading={heading}
      site={cards.site}
      count={cards.data.shown.length}
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
      {cardsOf(cards)}
    </Slides>
  )
}
