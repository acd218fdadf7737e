import { PlaceCard } from '#parts/place/place-card.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { LocationsView } from './dealer-locations.tsx'

interface CardsProps extends Pick<LocationsView, 'data' | 'props' | 'site' | 'page'> {
  /** Id of the heading above them. */
  readonly labelledBy: string
}

/** Cards beside each other, or one line of them to swipe, which a keyboard scrolls too. Spec 2.35. */
export function PlaceCards({ data, props, site, page, labelledBy }: CardsProps) {
  const cards = data.shown.map((place) => (
    <li key={place.id} className="place-card" {...{ [VARIANT]: site.look.card }}>
      <PlaceCard place={place} reviews={data.reviews} level={3} site={site} page={page} />
    </li>
  ))
  if (props.layout === 'grid') return <ul className="place-cards">{cards}</ul>
  return (
    <>
      {cards.length > 1 && (
        <p className="place-swipe" aria-hidden>
          {site.words.swipe}
          <Icon name="arrow-right" size="sm" />
        </p>
      )}
      <ul
        className="place-carousel"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll it
        tabIndex={0}
      >
        {cards}
      </ul>
    </>
  )
}
