import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type Props = Pick<ViewOf<typeof block>, 'props' | 'site'>

/** A line above the name: the tagline, and the dealer's cities without repetition. Not on phones. */
export function HeaderStrip({ props, site }: Props) {
  const shown = site.locations.filter(({ visible }) => visible)
  const cities = [...new Set(shown.map(({ address }) => address.city))]
  return (
    <div className="header-strip">
      <p>
        {props.tagline && <span>{props.tagline}</span>}
        {cities.length > 0 && <span>{cities.join(' · ')}</span>}
      </p>
    </div>
  )
}
