import { addressLine } from '#domain/location/address-line.ts'
import { placePath } from '#parts/links/place-path.ts'
import { Button } from '#ui/button/button.tsx'
import { GROUND, MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type Props = Pick<ViewOf<typeof block>, 'id' | 'props' | 'site' | 'page'>

const ALL = '/dealerships'

/** How the header shows the locations: as the site's file says, of those that have the page. Spec 2.32. */
function shownAs({ props, site, page }: Props): 'list' | 'link' | undefined {
  const { locations } = site.menu
  const isShown = props.showLocations && site.locations.some(({ visible }) => visible)
  if (!isShown || locations === 'none') return undefined
  return locations === 'link' && page.answers(ALL) ? 'link' : 'list'
}

/** The dealer's locations: a list that opens below its button, or a button to the page of all. Spec 2.32. */
export function Locations(view: Props) {
  const { id, site } = view
  const shown = shownAs(view)
  if (shown === undefined) return null
  if (shown === 'link')
    return (
      <div className="header-locations">
        <AllLocations {...view} className="whitespace-nowrap" />
      </div>
    )
  const isOne = site.locations.filter(({ visible }) => visible).length === 1
  return (
    <details name={id} {...{ [MENU]: '' }} className="header-locations drop-down">
      <summary>
        <Icon name="map-pin" size="sm" />
        {isOne ? site.words.findUs : site.words.locationsMenu}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div {...{ [GROUND]: 'plain' }}>
        <LocationList {...view} />
      </div>
    </details>
  )
}

const AllLocations = ({ site, page, className }: Props & { readonly className?: string }) => (
  <Button
    href={ALL}
    variant="outline"
    className={className}
    {...(page.isCurrent(ALL) && { 'aria-current': 'page' })}
  >
    <Icon name="map-pin" size="sm" />
    {site.words.locationsMenu}
  </Button>
)

/** The same in the menu of phones: names, addresses and phone numbers, or the button. */
export function LocationsInMenu(view: Props) {
  const shown = shownAs(view)
  if (shown === undefined) return null
  return shown === 'link' ? <AllLocations {...view} /> : <LocationList {...view} />
}

function LocationList({ site, page }: Props) {
  const shown = site.locations.filter(({ visible }) => visible)
  return (
    <ul className="header-places">
      {shown.map((location) => {
        const { id, name, address, contact_detail } = location
        const { phone } = contact_detail
        const path = placePath(location, page)
        return (
          <li key={id}>
            <b>{path === undefined ? name : <a href={path}>{name}</a>}</b>
            <span>{addressLine(address)}</span>
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
