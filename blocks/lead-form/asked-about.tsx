import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isSold } from '#domain/car/status.ts'
import { addressLine } from '#domain/location/address-line.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { openingText } from '#domain/location/opening-text.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { thumbnailWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Tag } from '#parts/tag/tag.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Stage } from '#ui/stage/stage.tsx'

interface AskedAboutProps {
  readonly car: Car | undefined
  readonly location: SiteLocation | undefined
  readonly site: SiteView
  readonly page: PageView
}

/**
 * Beside the form on wide screens, above it on phones: the car that it is about, what it costs, where it
 * stands, whom to call. Nothing for a general form.
 */
export function AskedAbout({ car, location, site, page }: AskedAboutProps) {
  if (!car) return null
  const yard = site.locations.find((place) => place.visible && isPlaceOf(car, place)) ?? location
  const phone = carPhone(car, site.contact)?.phone
  return (
    <aside className="lead-form-about" aria-label={carName(car)}>
      <CarStrip {...{ car, site, page }} />
      {(yard || phone !== undefined) && (
        <div className="lead-form-yard">
          {yard && <Yard {...{ yard, site, page }} />}
          {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
        </div>
      )}
    </aside>
  )
}

type CarStripProps = { readonly car: Car } & Pick<AskedAboutProps, 'site' | 'page'>

function CarStrip({ car, site, page }: CarStripProps) {
  const { text, note } = shownPrice(car, site)
  const facts = [car.badge, car.colour, car.stocknum].filter((fact) => fact !== undefined)
  return (
    <div className="lead-form-car">
      <Stage
        picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
        sizes="7.5rem"
        widths={thumbnailWidths}
        eager
        sold={isSold(car)}
        length={undefined}
      />
      <div>
        <Tag car={car} site={site} now={page.now} />
        <p className="lead-form-name">{carName(car)}</p>
        {facts.length > 0 && <p className="lead-form-facts">{facts.join('\u00a0· ')}</p>}
        {!isSold(car) && (
          <p>
            <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
          </p>
        )}
      </div>
    </div>
  )
}

type YardProps = { readonly yard: SiteLocation } & Pick<AskedAboutProps, 'site' | 'page'>

function Yard({ yard, site, page }: YardProps) {
  const opening = openingText(yard.contact_detail, { ...site, now: new Date(page.now) })
  return (
    <>
      <p className="lead-form-name">{yard.name}</p>
      <p>{addressLine(yard.address)}</p>
      {opening !== undefined && <p>{opening}</p>}
    </>
  )
}
