import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import type { ViewOf } from '../define-block.ts'
import { ContactLinks } from './contact-links.tsx'
import type { LocationsData } from './load.ts'
import { PlaceCarousel, PlaceGrid } from './place-cards.tsx'
import { PlaceDetails } from './place-details.tsx'
import { PlaceList } from './place-list.tsx'
import type block from './schema.ts'

export type LocationsView = ViewOf<typeof block, LocationsData>

/** The dealer's locations with contact details and opening hours. Spec 2.15, 2.35, 3.25-3.32. */
export default function DealerLocations(view: LocationsView) {
  const { id, data, props, site, page } = view
  const { ground, layout, variant = site.look.places } = props
  const isCards = layout === 'grid' || layout === 'carousel'
  const heading = props.heading ?? (isCards ? site.words.ourLocations : undefined)
  // A site without locations has its contact details.
  const isContactOnly = site.locations.length === 0 && !isCards
  if (data.shown.length === 0 && !isContactOnly) return null
  const isSome = isCards && data.shown.length < site.locations.length
  const all = isSome && page.answers('/dealerships') ? '/dealerships' : undefined
  const isCarousel = layout === 'carousel' && data.shown.length > 1 && heading !== undefined
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
        <PlaceCarousel {...view} heading={heading} all={all} />
      ) : isCards ? (
        <PlaceGrid {...view} />
      ) : layout === 'single' ? (
        <PlaceDetails {...view} />
      ) : (
        <PlaceList {...view} level={data.location ? 1 : heading ? 3 : 2} />
      )}
    </Section>
  )
}
