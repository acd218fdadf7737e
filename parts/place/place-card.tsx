import { dealershipOf } from '#domain/car/at-location.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatKm } from '#domain/format.ts'
import { addressLine } from '#domain/location/address-line.ts'
import type { LocationType } from '#domain/location/location.ts'
import { directionsHref } from '#domain/location/map-links.ts'
import { placeRating } from '#domain/review/place-rating.ts'
import type { Review } from '#domain/review/review.ts'
import { rounded } from '#domain/rounding.ts'
import type { WordName } from '#domain/site/interface-texts.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { placePath } from '../links/place-path.ts'
import { OpenState } from '../open-state/open-state.tsx'
import { placeCar } from '../place-picture/place-car.ts'
import { PlacePicture } from '../place-picture/place-picture.tsx'
import { Rating } from '../rating/rating.tsx'
import type { PageView, SiteView } from '../view-context.ts'

export interface PlaceCardProps {
  readonly place: SiteLocation
  /** How far it is from what the visitor typed. */
  readonly km?: number | undefined
  /** What customers wrote about it. */
  readonly reviews: readonly Pick<Review, 'rating' | 'location'>[]
  /** Heading level of its name. */
  readonly level: 2 | 3
  readonly site: SiteView
  readonly page: Pick<PageView, 'now' | 'answers'>
}

const SIZES = '(min-width: 75rem) 25rem, (min-width: 48rem) 45vw, 90vw'

/** A location in a list: picture, which for a workshop is its inside, name, open or closed now, address, ways to reach it. Spec 2.35, 3.25-3.33. */
export function PlaceCard({ place, km, reviews, level, site, page }: PlaceCardProps) {
  const { name, address, contact_detail } = place
  const { locale, words } = site
  const Heading = `h${level}` as const
  const path = placePath(place, page)
  const about = placeKinds(place, site)
  return (
    <>
      <PlacePicture
        place={place}
        site={site}
        sizes={SIZES}
        isSmall
        {...(place.location_type === 'service' && {
          room: 'workshop',
          car: placeCar(site.look.scene, true),
        })}
      />
      <div className="place-card-body">
        <Heading>{path === undefined ? name : <a href={path}>{name}</a>}</Heading>
        {about !== '' && <p className="place-kinds">{about}</p>}
        <OpenState hours={contact_detail} site={site} page={page} />
        <address>{addressLine(address)}</address>
        {km !== undefined && (
          <p className="place-away">
            {fillPlaceholders(words.placeAway, { distance: formatKm(rounded(km), locale) })}
          </p>
        )}
        {site.flags.reviews && <Rating summary={placeRating(place, site, reviews)} site={site} />}
        <p className="place-ways">
          {contact_detail.phone !== undefined && (
            <a href={telHref(contact_detail.phone)} className="figures">
              {contact_detail.phone}
            </a>
          )}
          <Link href={directionsHref(place)}>
            {words.getDirections}
            <span className="sr-only">: {name}</span>
          </Link>
        </p>
        {path !== undefined && (
          <Button href={path} variant="outline">
            {words.viewLocation}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </>
  )
}

const kindWords: Readonly<Record<LocationType, WordName>> = {
  sales: 'placeSales',
  service: 'placeService',
  parts: 'placeParts',
  'service-and-parts': 'placeServiceAndParts',
}

/**
 * What a location is, in a line: its type where the site has several, its subtype, its dealership, its makes.
 * Spec 3.26, 3.27.
 */
export function placeKinds(place: SiteLocation, site: SiteView): string {
  const { location_type, location_subtype, manufacturers } = place
  const isOneOfSeveral = site.locations.some((other) => other.location_type !== location_type)
  return [
    isOneOfSeveral ? site.words[kindWords[location_type]] : undefined,
    location_subtype,
    dealershipOf(place, site.dealerships)?.name,
    manufacturers.length > 0 ? manufacturers.join(', ') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}
