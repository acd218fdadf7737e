import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { placePath } from '#parts/links/place-path.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { Link } from '#ui/link/link.tsx'
import { ContactLinks } from './contact-links.tsx'
import type { LocationsView } from './view.ts'

interface ListProps extends Pick<LocationsView, 'data' | 'site' | 'page'> {
  /** Heading level of a name. */
  readonly level: 1 | 2 | 3
}

/** Name, address, hours, phone and mail of each. */
export const PlaceList = (list: ListProps) => (
  <ul className="places-list">
    {list.data.shown.map((location) => (
      <Place key={location.id} {...list} location={location} />
    ))}
  </ul>
)

function Place({ location, site, page, level }: ListProps & { readonly location: SiteLocation }) {
  const { name, address, contact_detail } = location
  const Heading = `h${level}` as const
  const own = placePath(location, page)
  const isLinked = level > 1 && site.locations.length > 1 && own !== undefined
  return (
    <li className="place">
      <div className="place-name">
        <Heading className={level === 1 ? 'text-title-1' : undefined}>
          {isLinked ? <a href={own}>{name}</a> : name}
        </Heading>
        <address>{addressLine(address)}</address>
        {address.place_url && <Link href={address.place_url}>{site.words.getDirections}</Link>}
      </div>
      <OpeningHours
        site={site}
        page={page}
        hours={contact_detail}
        ordinary="[&_dt]:text-ink-2"
        className="place-hours grid-cols-[auto_1fr] gap-x-4"
      />
      <ContactLinks {...contact_detail} />
    </li>
  )
}
