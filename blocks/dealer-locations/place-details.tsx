import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { addressLine } from '#domain/location/address-line.ts'
import { directionsHref } from '#domain/location/map-links.ts'
import { placeRating } from '#domain/review/place-rating.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { OpenState } from '#parts/open-state/open-state.tsx'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { PageTop } from '#parts/page-top/page-top.tsx'
import { placeKinds } from '#parts/place/place-card.tsx'
import { placeCar } from '#parts/place-picture/place-car.ts'
import { PlacePicture } from '#parts/place-picture/place-picture.tsx'
import { Rating } from '#parts/rating/rating.tsx'
import { Section } from '#parts/section/section.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { ContactLinks } from './contact-links.tsx'
import { HolidayHours } from './holiday-hours.tsx'
import { PlaceMap } from './place-map.tsx'
import type { LocationsView } from './view.ts'

type DetailsProps = Pick<LocationsView, 'id' | 'data' | 'props' | 'site' | 'page'>

/** Everything about each location shown. Spec 2.35, 3.25-3.32. */
export function PlaceDetails(details: DetailsProps) {
  const Heading = details.props.heading ? 'h3' : 'h2'
  const Part = details.props.heading ? 'h4' : 'h3'
  return details.data.shown.map((place) => (
    <article key={place.id} className="place-details">
      <div className="place-intro">
        <Heading className="text-title-2">{place.name}</Heading>
        <Intro {...details} place={place} />
      </div>
      <PlacePicture place={place} site={details.site} sizes={SIZES} />
      <Facts {...details} place={place} Part={Part} />
    </article>
  ))
}

/** The page of a location: its name is the title, beside its picture. Spec 2.15, 2.35. */
export function PlacePage(page: PlaceProps) {
  const { place, props, site } = page
  const { ground, variant = site.look.places } = props
  return (
    <article>
      <PageTop site={site} page={page.page}>
        <div className="page-top-head place-intro">
          <h1>{place.name}</h1>
          <Intro {...page} />
        </div>
        <div className="entry-media">
          <PlacePicture
            place={place}
            site={site}
            sizes={SIZES}
            eager
            car={placeCar(site.look.scene)}
          />
        </div>
      </PageTop>
      <Section className="places" ground={ground} variant={variant}>
        <Facts {...page} Part="h2" />
      </Section>
    </article>
  )
}

interface PlaceProps extends DetailsProps {
  readonly place: SiteLocation
}

const SIZES = '(min-width: 62rem) 55vw, 92vw'

function Intro(details: PlaceProps) {
  const { place, data, site, page } = details
  const { contact_detail } = place
  const about = placeKinds(place, site)
  return (
    <>
      {about !== '' && <p className="place-kinds">{about}</p>}
      <OpenState hours={contact_detail} site={site} page={page} />
      {site.flags.reviews && (
        <Rating summary={placeRating(place, site, data.reviews)} site={site} />
      )}
      <ContactLinks {...contact_detail} />
      <Next {...details} />
    </>
  )
}

function Facts(details: PlaceProps & { readonly Part: 'h2' | 'h3' | 'h4' }) {
  const { id, place, site, page, Part } = details
  const { address, contact_detail } = place
  const { words } = site
  return (
    <div className="place-facts">
      <div>
        <Part>{words.hours}</Part>
        <OpeningHours
          site={site}
          page={page}
          hours={contact_detail}
          ordinary="[&_dt]:text-ink-2"
          className="place-hours grid-cols-[auto_1fr] gap-x-6"
        />
        <HolidayHours id={`${id}-${place.slug}`} place={place} site={site} page={page} />
      </div>
      <div>
        <Part>{words.placeAddress}</Part>
        <address>{addressLine(address)}</address>
        <p>
          <Link href={directionsHref(place)}>{words.getDirections}</Link>
        </p>
        {site.flags.maps && <PlaceMap place={place} site={site} />}
      </div>
      <Licences {...details} />
    </div>
  )
}

/** To write to it, and to book its workshop, on a site with those pages. */
function Next({ place, site, page }: PlaceProps) {
  const { slug, location_type } = place
  const { words } = site
  const write = `/contact-us/${slug}`
  const isWorkshop = location_type.startsWith('service')
  return (
    <p className="place-next">
      {isWorkshop && page.answers('/service') && (
        <Button href={`/service?location=${slug}`}>{words.bookService}</Button>
      )}
      {page.answers(write) && page.path !== write && (
        <Button href={write} variant={isWorkshop ? 'outline' : 'solid'}>
          {words.placeWrite}
        </Button>
      )}
    </p>
  )
}

/** What the law asks to be stated of the place. Spec 3.27. */
function Licences({ place, site: { words } }: PlaceProps) {
  const lines = [
    [words.placeLicence, place.dealer_license_number],
    [words.placeRepairer, place.motor_vehicle_repairer],
  ] as const
  const stated = lines.flatMap(([text, number]) =>
    number === undefined ? [] : [fillPlaceholders(text, { number })],
  )
  return stated.length === 0 ? null : <p className="place-licences">{stated.join(' · ')}</p>
}
