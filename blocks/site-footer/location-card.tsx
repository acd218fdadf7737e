import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { telHref } from '#ui/link/tel-href.ts'

interface Props {
  location: SiteLocation
  site: SiteView
  page: PageView
}

/** One location: address, phone and opening hours. */
export function LocationCard({ location, site, page }: Props) {
  const { contact_detail, address } = location
  return (
    <li>
      <h3>{location.name}</h3>
      <address>{addressLine(address)}</address>
      <p>
        {contact_detail.phone && (
          <a href={telHref(contact_detail.phone)} className="footer-link">
            {contact_detail.phone}
          </a>
        )}
        {address.place_url && (
          <a href={address.place_url} className="footer-link">
            {site.words.getDirections}
          </a>
        )}
      </p>
      <OpeningHours
        site={site}
        page={page}
        hours={contact_detail}
        className="w-fit max-w-full grid-cols-[auto_auto]"
        ordinary="text-ink-2"
      />
    </li>
  )
}
