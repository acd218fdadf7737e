import { carPhone } from '#domain/location/car-phone.ts'
import { isPlaceOf, locationBlock } from '#domain/location/location-block.ts'
import { openingText } from '#domain/location/opening-text.ts'
import { searchPath } from '#domain/stock-query/pins.ts'
import { emptyState, withTerms } from '#domain/stock-query/state.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { type SectionProps, Titled } from './sections.tsx'

interface Place {
  readonly name?: string
  /** Only suburb and postcode for a private listing. */
  readonly address: string | undefined
  readonly mapHref?: string
}

/** The car's location, its opening hours and its phone number. Spec 5.39, 5.41, D15, D16, D37. */
export function LocationSection({ id, car, site, page }: SectionProps) {
  const block = locationBlock(car, site)
  const place: Place = block.eligible ? block : { address: block.suburb }
  const { name, address, mapHref } = place
  if (address === undefined) return null
  const phone = carPhone(car, site.contact)?.phone
  const location = block.eligible && site.locations.find((place) => isPlaceOf(car, place))
  const opening =
    location && openingText(location.contact_detail, { ...site, now: new Date(page.now) })
  return (
    <Titled id={`${id}-location`} anchor="vehicle-map" title="Where to see it">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex gap-3">
          <Icon name="map-pin" size="lg" className="mt-0.5 text-brand-ink" />
          <div>
            {name !== undefined && <p className="font-semibold">{name}</p>}
            {address !== '' && <p className="text-ink-2">{address}</p>}
            {opening && <p className="font-semibold">{opening}</p>}
            <p className="flex flex-wrap gap-x-4">
              {mapHref !== undefined && <Link href={mapHref}>{site.words.getDirections}</Link>}
              {car.dealership_slug !== undefined && site.locations.length > 1 && (
                <Link
                  href={searchPath(withTerms(emptyState, 'dealership_slug', [car.dealership_slug]))}
                >
                  {site.words.moreFromDealer}
                </Link>
              )}
            </p>
          </div>
        </div>
        {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
      </div>
      {location && (
        <OpeningHours
          site={site}
          page={page}
          hours={location.contact_detail}
          className="ms-9 w-fit grid-cols-[auto_auto] gap-x-6"
          ordinary="[&_dt]:text-ink-2"
        />
      )}
    </Titled>
  )
}
