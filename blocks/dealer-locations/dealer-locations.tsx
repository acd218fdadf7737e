import { PlaceCards, PlaceSlides } from '#parts/place/place-cards.tsx'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { ContactLinks } from './contact-links.tsx'
import { PlaceDetails, PlacePage } from './place-details.tsx'
import { PlaceList } from './place-list.tsx'
import type { LocationsView } from './view.ts'

/** The dealer's locations with contact details and opening hours. Spec 2.15, 2.35, 3.25-3.32. */
export default function DealerLocations(view: LocationsView) {
  const { id, data, props, site, page } = view
  const { shown, reviews } = data
  const { ground, layout, variant = site.look.places } = props
  const isCards = layout === 'grid' || layout === 'carousel'
  const heading = props.heading ?? (isCards ? site.words.ourLocations : undefined)
  // A site without locations has its contact details.
  const isContactOnly = site.locations.length === 0 && !isCards
  if (shown.length === 0 && !isContactOnly) return null
  if (layout === 'single' && data.location) return <PlacePage {...view} place={data.location} />
  const cards = { places: shown.map((location) => ({ location })), reviews, site, page }
  const isSome = isCards && shown.length < site.locations.length
  const all = isSome && page.answers('/dealerships') ? '/dealerships' : undefined
  const isCarousel = layout === 'carousel' && shown.length > 1 && heading !== undefined
  return (
    <Section
      className="places"
      ground={ground}
      variant={variant}
      labelledBy={heading && `${id}-title`}
    >
      {heading && !isCarousel && (
        <SectionHead
          id={`${id}-title`}
          heading={heading}
          link={all === undefined ? undefined : { href: all, text: site.words.placesAll }}
        />
      )}
      {isContactOnly ? (
        <div className="place">
          <ContactLinks {...site.contact} />
        </div>
      ) : isCarousel ? (
        <PlaceSlides {...cards} id={id} heading={heading} all={all} />
      ) : isCards ? (
        <PlaceCards {...cards} level={3} />
      ) : layout === 'single' ? (
        <PlaceDetails {...view} />
      ) : (
        <PlaceList {...view} level={data.location ? 1 : heading ? 3 : 2} />
      )}
    </Section>
  )
}
