import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { searchPath } from '#domain/stock-query/pins.ts'
import { searchedThings } from '#domain/stock-query/title.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { LIVE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { AskUs } from './ask-us.tsx'
import { partText } from './choices.ts'
import { NearestCars } from './nearest-cars.tsx'
import type { ResultsData } from './view.ts'

interface NoCarsProps {
  /** Id of the block. */
  readonly id: string
  readonly data: ResultsData
  readonly site: SiteView
  readonly page: PageView
}

/** Shown instead of cards where a search finds none: which filter to drop, and the nearest cars. Spec 4.14. */
export function NoCars({ id, data, site, page }: NoCarsProps) {
  const { words, locale } = site
  const { state, pins, itemType, isSoldOut, nothing } = data
  const { reading } = data.result
  const cars = thingsOf(itemType, words)
  const ways = isSoldOut ? [] : (nothing?.ways ?? [])
  return (
    <>
      <div className="no-cars">
        <h2>
          {isSoldOut
            ? fillPlaceholders(words.noneInStock, { cars: searchedThings(state, cars, locale) })
            : fillPlaceholders(words.noResults, { cars })}
        </h2>
        {ways.length > 0 && (
          <>
            <p>{ways.length > 1 ? words.dropOne : words.dropThis}</p>
            <ul className="no-cars-ways">
              {ways.map(({ dropped, state: relaxed, count }) => (
                <li key={searchPath(relaxed, pins)}>
                  <a href={searchPath(relaxed, pins)} {...{ [LIVE]: '' }}>
                    <span>
                      <span className="sr-only">Search without </span>
                      <s>
                        {dropped
                          .map((part) => partText({ state, reading }, part, locale))
                          .join(', ')}
                      </s>
                    </span>
                    <span className="figures font-semibold text-brand-ink">
                      {countedText(count, itemType, site)}
                    </span>
                    <Icon name="arrow-right" size="sm" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button href="/search" variant={ways.length > 0 ? 'outline' : 'solid'} {...{ [LIVE]: '' }}>
          See all our stock
        </Button>
        <AskUs site={site} page={page} />
      </div>
      <NearestCars id={id} data={data} site={site} page={page} />
    </>
  )
}
