import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { telHref } from '#ui/link/tel-href.ts'

interface Props {
  location: SiteLocation
  site: SiteView
  page: PageView
}

const link =
  'inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11'

/** One location: address, phone and opening hours. */
export function LocationCard({ location, site, page }: Props) {
  const { contact_detail, address } = location
  return (
    <li className="grid content-start gap-1.5">
      <h3 className="text-base">{location.name}</h3>
      <address className="text-ink-2 not-italic">{addressLine(address)}</address>
      <p className="flex flex-wrap gap-x-4">
        {contact_detail.phone && (
          <a href={telHref(contact_detail.phone)} className={cn('figures', link)}>
            {contact_detail.phone}
          </a>
        )}
        {address.place_url && (
          <a href={address.place_url} className={link}>
            {site.words.getDirections}
          </a>
        )}
      </p>
      <OpeningHours
        {...{ site, page, hours: contact_detail }}
        className="w-fit max-w-full grid-cols-[auto_auto] gap-x-4"
        ordinary="text-ink-2"
      />
    </li>
  )
}
