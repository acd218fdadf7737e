import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { cn } from '#ui/cn.ts'
import { MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'

interface Props {
  id: string
  locations: readonly SiteLocation[]
  className?: string
}

/** The dealer's locations: a list that opens below its button. */
export function Locations({ id, locations, className }: Props) {
  const shown = locations.filter(({ visible }) => visible)
  if (shown.length === 0) return null
  return (
    <details name={id} {...{ [MENU]: '' }} className={cn('group drop-down', className)}>
      <summary className="flex min-h-9 items-center gap-1.5 rounded-control px-2 font-medium">
        <Icon name="map-pin" size="sm" />
        {shown.length === 1 ? 'Find us' : 'Locations'}
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
      </summary>
      <div className="end-0 w-sm rounded-card border border-neutral-5 bg-neutral-1 p-2 text-neutral-12 shadow-overlay [--focus:var(--color-brand-11)]">
        <LocationList locations={shown} />
      </div>
    </details>
  )
}

/** Names, addresses and phone numbers. */
export function LocationList({ locations }: { locations: readonly SiteLocation[] }) {
  return (
    <ul className="divide-y divide-neutral-4">
      {locations.map((location) => {
        const { phone } = location.contact_detail
        return (
          <li key={location.id} className="grid gap-0.5 px-3 py-2.5 text-base">
            <span className="font-semibold">{location.name}</span>
            <span className="text-sm text-neutral-11">{addressLine(location.address)}</span>
            {phone && (
              <Link
                href={telHref(phone)}
                variant="quiet"
                className="figures flex min-h-9 w-fit items-center gap-2 text-sm font-semibold text-brand-11"
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
