import { carName } from '#domain/car/name.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { runPageSearch } from '#parts/search/page-search.ts'
import { similarTo } from '#parts/search/similar-to.ts'
import { carData } from '#parts/structured-data/car-data.ts'
import { dealerData } from '#parts/structured-data/dealer-data.ts'
import { breadcrumbsData, type Crumb, carListData } from '#parts/structured-data/list-data.ts'
import { isSearchPage } from '../routes.ts'
import { type Html, html, joinHtml, trustedHtml } from './html.ts'
import type { PageRequest } from './request.ts'

/**
 * What a page says, as JSON-LD for search engines: the dealer on the home page, a vehicle and the way to
 * it on its page, the cars of a search on its page. Other pages have none. A data block: no script runs.
 */
export async function structuredDataHtml(request: PageRequest): Promise<Html> {
  return joinHtml((await dataOf(request)).map(dataBlock))
}

async function dataOf(request: PageRequest): Promise<object[]> {
  const { page, records, site, view, url } = request
  const { origin } = new URL(url)
  const { car } = records
  if (page.robots === 'noindex') return []
  if (car) {
    if (isWithdrawn(car)) return []
    const crumbs = [
      ...searchCrumbs(request, similarTo(car)),
      { name: carName(car), path: view.path },
    ]
    return [carData(car, site, origin), breadcrumbsData(crumbs, origin)]
  }
  if (isSearchPage(page)) {
    const { search, ports } = request
    const { hits } = await runPageSearch({ search, site, ports })
    const crumbs = searchCrumbs(request, search.state)
    return [
      ...(hits.length === 0 ? [] : [carListData(hits, origin)]),
      ...(crumbs.length < 2 ? [] : [breadcrumbsData(crumbs, origin)]),
    ]
  }
  return view.path === '/' ? [dealerData(site, origin, new Date(view.now))] : []
}

/** Home, all cars, and a search among them. */
function searchCrumbs({ site, search }: PageRequest, state: typeof emptyState): Crumb[] {
  const title = (of: typeof state) =>
    searchTitle(of, thingsOf(search.itemType, site.words), site.locale)
  const home = { name: site.name, path: '/' }
  const all = { name: title(emptyState), path: canonicalPath(emptyState) }
  const path = canonicalPath(state, search.readPins)
  return path === all.path ? [home, all] : [home, all, { name: title(state), path }]
}

/** A `<` could end the element. */
const dataBlock = (data: object): Html =>
  html`<script type="application/ld+json">${trustedHtml(jsonAscii(data))}</script>`

const jsonAscii = (data: object): string =>
  JSON.stringify(data).replace(
    /[<\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
