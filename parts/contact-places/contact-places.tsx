import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatKm } from '#domain/format.ts'
import { addressLine } from '#domain/location/address-line.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { stripOf } from '#domain/location/strip-map.ts'
import { rounded } from '#domain/rounding.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { OpenState } from '../open-state/open-state.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import { PhoneLink } from '../phone/phone-link.tsx'
import type { PageView, SiteView } from '../view-context.ts'
import { AddressPlate } from './address-plate.tsx'

export interface ContactPlacesProps {
  readonly heading?: string | undefined
  /** One answers, or all are shown; none on a site without locations. */
  readonly places: readonly SiteLocation[]
  /** Of one: how and when to call it, where it is, or both, which is so where absent. */
  readonly show?: 'all' | 'call' | 'place' | undefined
  /** The car that a call is about: its own number is the one to call. D16. */
  readonly car?: Car | undefined
  readonly site: SiteView
  readonly page: PageView
}

/** Of more than this the hours stand on the pages of their locations. */
const MOST_WITH_HOURS = 2

/** Who answers: open or closed now, the number to call, hours, and where it is. Spec 2.14, 3.29-3.32, 8.19. */
export function ContactPlaces(props: ContactPlacesProps) {
  const { heading, places, show = 'all', site } = props
  const [only, ...others] = places
  const isOne = only !== undefined && others.length === 0
  const title = heading ?? (isOne ? only.name : only ? site.words.ourLocations : site.name)
  if (!only && show === 'place') return null
  if (isOne && show === 'place')
    return (
      <div className="contact">
        <h2 className="sr-only">{title}</h2>
        <AddressPlate place={only} site={site} />
        {only.address.place_url !== undefined && (
          <p className="contact-there">
            <Link href={only.address.place_url}>{site.words.getDirections}</Link>
          </p>
        )}
      </div>
    )
  return (
    <div className="contact">
      <div className="contact-said">
        <h2 className="contact-title">{title}</h2>
        {isOne ? (
          <OnePlace {...props} place={only} isNamed={title === only.name} />
        ) : only ? (
          <Strip {...props} />
        ) : (
          <Ways {...site.contact} {...props} />
        )}
      </div>
      {isOne && show === 'all' && <AddressPlate place={only} site={site} />}
    </div>
  )
}

type PlaceProps = ContactPlacesProps & { readonly place: SiteLocation }

function OnePlace(props: PlaceProps & { readonly isNamed: boolean }) {
  const { place, isNamed, show, site, page } = props
  const { name, contact_detail } = place
  return (
    <>
      {!isNamed && <h3 className="contact-name">{name}</h3>}
      <OpenState hours={contact_detail} site={site} page={page} />
      {show === 'call' ? (
        <>
          <Ways
            {...contact_detail}
            {...props}
            email={props.car ? undefined : contact_detail.email}
          />
          {!props.car && <Hours {...props} />}
        </>
      ) : (
        <>
          <Ways {...contact_detail} {...props} map={place.address.place_url} />
          <Hours {...props} />
        </>
      )}
    </>
  )
}

/** All of them one below the other, with how far it is from each to the next. */
function Strip(props: ContactPlacesProps) {
  const { places, site, page } = props
  return (
    <ul className="contact-strip">
      {stripOf(places).map(({ location, kmToNext }) => {
        const { id, slug, name, address, contact_detail } = location
        const own = `/contact-us/${slug}`
        return (
          <li key={id} className="contact-place">
            <h3 className="contact-name">{page.answers(own) ? <a href={own}>{name}</a> : name}</h3>
            <OpenState hours={contact_detail} site={site} page={page} />
            <address>{addressLine(address)}</address>
            <Ways {...contact_detail} {...props} map={address.place_url} />
            {places.length <= MOST_WITH_HOURS && <Hours {...props} place={location} />}
            {kmToNext !== undefined && (
              <p className="contact-leg">
                {fillPlaceholders(site.words.contactLeg, {
                  distance: formatKm(rounded(kmToNext), site.locale),
                })}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Hours = ({ place, site, page }: PlaceProps) => (
  <OpeningHours
    site={site}
    page={page}
    hours={place.contact_detail}
    ordinary=""
    className="contact-hours"
  />
)

interface WaysProps extends Pick<ContactPlacesProps, 'car' | 'site'> {
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly map?: string | undefined
}

/** To call, to write, to drive there. */
function Ways({ phone, email, map, car, site }: WaysProps) {
  const ofCar = car && carPhone(car, site.contact)?.phone
  return (
    <div className="contact-ways">
      {car && ofCar !== undefined ? (
        <PhoneLink phone={ofCar} site={site} car={car} />
      ) : (
        phone !== undefined && (
          <a href={telHref(phone)} className="contact-phone">
            {phone}
          </a>
        )
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`} className="contact-mail">
          {email}
        </a>
      )}
      {map !== undefined && <Link href={map}>{site.words.getDirections}</Link>}
    </div>
  )
}
