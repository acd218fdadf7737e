import { formatNumber } from '#domain/format.ts'
import { Button } from '#ui/button/button.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { CountText } from './count-text.tsx'
import type { HeroProps } from './view.ts'

/** Links to searches, with the number of cars that each finds. */
export function FinderIndex({ data, site }: HeroProps) {
  return (
    <nav className="finder" aria-label="Searches" {...{ [VARIANT]: 'index' }}>
      {data.index.length > 0 && (
        <ul className="finder-index">
          {data.index.map(({ text, href, count }) => (
            <li key={text}>
              <a href={href}>
                <span>{text}</span>
                <i />
                <b>{formatNumber(count, site.locale)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button href="/search">
        <CountText types={[]} data={data} site={site} />
      </Button>
    </nav>
  )
}
