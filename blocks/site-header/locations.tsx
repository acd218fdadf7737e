import { addressLine } from '#domain/location/address-line.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { GROUND, MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
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
    <details name={id} {...{ [MENU]: '' }} className="header-locations drop-down">
      <summary>
        <Icon name="map-pin" size="sm" />
        {shown.length === 1 ? 'Find us' : 'Locations'}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div {...{ [GROUND]: 'plain' }}>
        <LocationList locations={shown} />
      </div>
    </details>
  )
}

/** Names, addresses and phone numbers. */
export function LocationList({ locations }: { locations: readonly SiteLocation[] }) {
  return (
    <ul className="header-places">
      {locations.map((location) => {
        const { phone } = location.contact_detail
        return (
          <li key={location.id}>
            <b>{location.name}</b>
            <span>{addressLine(location.address)}</span>
            {phone && (
              <a href={telHref(phone)}>
                <Icon name="phone" size="sm" />
                {phone}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
