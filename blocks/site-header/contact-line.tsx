import type { SiteLocation } from '#domain/site/site-location.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import { Locations } from './locations.tsx'
import type block from './schema.ts'

interface Props {
  id: string
  props: ViewOf<typeof block>['props']
  locations: readonly SiteLocation[]
  phone: string
}

/** The dealer's cities without repetition: `Newstead · Springwood`. */
const citiesOf = (locations: readonly SiteLocation[]): string =>
  [...new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.city))].join(
    ' · ',
  )

/** The upper of two tiers: tagline or cities, locations and phone number. Not on phones. */
export function ContactLine({ id, props, locations, phone }: Props) {
  return (
    <div {...{ [GROUND]: 'dark' }} className="text-sm max-md:hidden">
      <div className="page-width">
        <div className="flex min-h-10 items-center gap-x-6">
          <span className="min-w-0 flex-1 truncate text-ink-2">
            {props.tagline ?? citiesOf(locations)}
          </span>
          {props.showLocations && <Locations id={id} locations={locations} />}
          {props.showPhone && (
            <a
              href={telHref(phone)}
              className="figures flex min-h-9 items-center gap-2 font-semibold hover:underline hover:underline-offset-4"
            >
              <Icon name="phone" size="sm" />
              {phone}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
