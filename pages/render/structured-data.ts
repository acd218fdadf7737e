import { carName } from '#domain/car/name.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { runPageSearch } from '#parts/search/page-search.ts'
import { similarTo } from '#parts/search/similar-to.ts'
import { carData } from '#parts/structured-data/car-data.ts'
import { dealerData, departmentOf } from '#parts/structured-data/dealer-data.ts'
import { postData } from '#parts/structured-data/entry-data.ts'
import { breadcrumbsData, type Crumb, carListData } from '#parts/structured-data/list-data.ts'
import { isSearchPage } from '../routes.ts'
import { type Html, html, joinHtml, trustedHtml } from './html.ts'
import type { PageRequest } from './request.ts'

/**
 * What a page says, as JSON-LD for search engines: the dealer on the home page, a vehicle on its page, the
 * cars of a search, a post or a location on theirs, and the way to each. A data block: no script runs.
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
  if (view.path === '/') return [dealerData(site, origin, new Date(view.now))]
  return [...entryData(request), breadcrumbsData(view.crumbs(), origin)]
}

/** The post or the location that the page is about. */
function entryData({ records, site, view, url, ports }: PageRequest): object[] {
  const { post, location } = records
  const address = new URL(view.path, url).href
  if (post) {
    const author = ports.content.people.find(({ id }) => id === post.author)
    return [postData(post, address, author, site)]
  }
  if (!location) return []
  const data = departmentOf(location, site, new Date(view.now))
  return [Object.assign({ '@context': 'https://schema.org' }, data, { url: address })]
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
