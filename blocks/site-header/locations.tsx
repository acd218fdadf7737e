import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { GROUND, MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'

interface Props {
  id: string
  locations: readonly SiteLocation[]
}

/** The dealer's locations: a list that opens below its button. */
export function Locations({ id, locations }: Props) {
  const shown = locations.filter(({ visible }) => visible)
  if (shown.length === 0) return null
  return (
    <details name={id} {...{ [MENU]: '' }} className="header-locations group drop-down">
      <summary className="flex min-h-11 items-center gap-1.5 rounded-control px-2">
        <Icon name="map-pin" size="sm" />
        {shown.length === 1 ? 'Find us' : 'Locations'}
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
      </summary>
      <div
        {...{ [GROUND]: 'plain' }}
        className="end-0 w-sm rounded-card border border-line bg-surface p-2 shadow-overlay"
      >
        <LocationList locations={shown} />
      </div>
    </details>
  )
}

/** Names, addresses and phone numbers. */
export function LocationList({ locations }: { locations: readonly SiteLocation[] }) {
  return (
    <ul className="divide-y divide-line">
      {locations.map((location) => {
        const { phone } = location.contact_detail
        return (
          <li key={location.id} className="grid gap-0.5 px-3 py-2.5 text-base">
            <span className="font-semibold">{location.name}</span>
            <span className="text-sm text-ink-2">{addressLine(location.address)}</span>
            {phone && (
              <Link
                href={telHref(phone)}
                variant="quiet"
                className="figures flex min-h-9 w-fit items-center gap-2 text-sm font-semibold text-brand-ink"
              >
                <Icon name="phone" size="sm" />
                {phone}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
