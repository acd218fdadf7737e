import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { searchPath } from '#domain/stock-query/pins.ts'
import { withPage } from '#domain/stock-query/state.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { LIVE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { Choice } from './choices.ts'

interface NoCarsProps {
  /** The number of cars on all pages. */
  readonly count: number
  readonly data: SearchData
  readonly choices: readonly Choice[]
  readonly site: SiteView
}

/** Shown instead of cards: what the visitor can do next. */
export function NoCars({ count, data, choices, site }: NoCarsProps) {
  const { words, contact } = site
  const { state, pins, itemType } = data
  const isPastEnd = count > 0
  const cars = thingsOf(itemType, words)
  return (
    <div className="no-cars">
      <h2>
        {isPastEnd ? `There are no more ${cars}` : fillPlaceholders(words.noResults, { cars })}
      </h2>
      <p>
        {isPastEnd
          ? 'Some may have been sold since you began. The first page has those that are still here.'
          : adviceFor(choices.length)}
      </p>
      {!isPastEnd && choices.length > 1 && (
        <ul aria-label="Take a filter away" className="flex flex-wrap gap-2">
          {choices.map(({ text, href }) => (
            <li key={`${text} ${href}`} className="max-w-full">
              <Chip href={href} {...{ [LIVE]: '' }} removes={`Search without ${text}`}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {isPastEnd ? (
          <Button href={searchPath(withPage(state, 1), pins)} {...{ [LIVE]: 'top' }}>
            Back to the first page
          </Button>
        ) : (
          <Button href="/search" {...{ [LIVE]: '' }}>
            See all our stock
          </Button>
        )}
        <Button variant="outline" href={telHref(contact.phone)}>
          <Icon name="phone" />
          Call {contact.phone}
        </Button>
      </div>
    </div>
  )
}

function adviceFor(choices: number): string {
  return choices > 1
    ? 'Taking one of these away may bring some back. Or tell us what you are looking for.'
    : 'Our stock changes daily. Look at all of it, or tell us what you are looking for.'
}
