import { renderToStaticMarkup } from 'react-dom/server'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { fixtureResult } from '#parts/fixture-result.ts'
import type { PageSearch } from '#parts/search/page-search.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { PriceDoor } from './price-doors.ts'
import block from './schema.ts'
import SearchFilters from './search-filters.tsx'

/** The result of a search for all fixture cars. */
export const result = fixtureResult()

/** The block's HTML for the query string of a search. */
export function html(
  query = '',
  site: SiteView = storySite,
  found: SearchResult = result,
  about: Partial<PageSearch> = {},
  doors: readonly PriceDoor[] = [],
): string {
  return renderToStaticMarkup(
    <SearchFilters
      id="filters"
      props={block.props.parse({})}
      slots={{}}
      data={{ ...storySearch(query, about), result: found, doors }}
      site={site}
      page={storyPage()}
    />,
  )
}

/** The names and values that a browser would submit. */
export function sent(markup: string): string[] {
  return (markup.match(/<input[^>]*>/g) ?? []).flatMap((input) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const name = value('name')
    const counts = value('type') !== 'checkbox' || input.includes(' checked=""')
    return name && counts && value('value') ? [`${name}=${value('value')}`] : []
  })
}
