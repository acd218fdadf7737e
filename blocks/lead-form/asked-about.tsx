import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { addressLine } from '#domain/location/address-line.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { openingText } from '#domain/location/opening-text.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'

interface AskedAboutProps {
  readonly car: Car | undefined
  /** Where that one cannot be had any more. */
  readonly similar?: readonly Car[] | undefined
  readonly location: SiteLocation | undefined
  readonly site: SiteView
  readonly page: PageView
}

/**
 * Beside the form on wide screens, above it on phones: the car that it is about, what it costs, where it
 * stands, whom to call; for one that is gone, cars like it. Nothing for a general form. Spec 5.14, 8.18.
 */
export function AskedAbout({ car, similar = [], location, site, page }: AskedAboutProps) {
  if (!car) return null
  const place = site.locations.find((one) => one.visible && isPlaceOf(car, one)) ?? location
  const phone = carPhone(car, site.contact)?.phone
  return (
    <aside className="lead-form-about" aria-label={carName(car)}>
      <CarStrip car={car} site={site} page={page} />
      {similar.length > 0 && (
        <div className="lead-form-stock">
          <p className="lead-form-name">{site.words.formInStock}</p>
          {similar.map((each) => (
            <CarStrip
              key={each.id}
              car={each}
              site={site}
              page={page}
              href={`/cars/${each.slug}`}
            />
          ))}
        </div>
      )}
      {(place || phone !== undefined) && (
        <div className="lead-form-location">
          {place && <Place location={place} site={site} page={page} />}
          {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
        </div>
      )}
    </aside>
  )
}

type PlaceProps = { readonly location: SiteLocation } & Pick<AskedAboutProps, 'site' | 'page'>

function Place({ location, site, page }: PlaceProps) {
  const opening = openingText(location.contact_detail, { ...site, now: new Date(page.now) })
  return (
    <>
      <p className="lead-form-name">{location.name}</p>
      <p>{addressLine(location.address)}</p>
      {opening !== undefined && <p>{opening}</p>}
    </>
  )
}
