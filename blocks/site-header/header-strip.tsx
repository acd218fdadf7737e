import { addressLine } from '#domain/location/address-line.ts'
import { shownHours } from '#domain/location/shown-hours.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type Props = Pick<ViewOf<typeof block>, 'props' | 'site' | 'page'>

/** A line above the name: the tagline, where the dealer is, and when it is open. Not on phones. */
export function HeaderStrip({ props, site, page }: Props) {
  const shown = site.locations.filter(({ visible }) => visible)
  const cities = [...new Set(shown.map(({ address }) => address.city))]
  const [main] = shown
  const { timeZone, locale, words } = site
  const context = { now: new Date(page.now), timeZone, locale, words }
  const hours = main ? shownHours(main.contact_detail, context) : []
  return (
    <div className="header-strip">
      <p>
        {props.tagline && <span>{props.tagline}</span>}
        {main && <span>{cities.length > 1 ? cities.join(' · ') : addressLine(main.address)}</span>}
        {cities.length === 1 &&
          hours.map(({ days, hours }) => <span key={days}>{`${days} ${hours}`}</span>)}
      </p>
    </div>
  )
}
