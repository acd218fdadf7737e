import { DomUtils, parseDocument } from 'htmlparser2'

/** A page as a crawler finds it. */
export interface CrawledPage {
  readonly path: string
  readonly status: number
  /** The page whose link led to it first, if any did. */
  readonly from: string | undefined
  readonly title: string
  readonly description: string
  /** The words of its main part. */
  readonly words: string
  readonly html: string
  /** The address that it names as its own. */
  readonly canonical: string
  /** Whether search engines list this address: not what a query chooses of another page. */
  readonly isIndexed: boolean
}

/** The addresses of the specification without a record in them. Spec 2.01-2.24. */
export const specRoutes = [
  ...['/', '/trade-in', '/sell-my-car', '/finance', '/finance-enquiry', '/apply-for-finance'],
  ...['/finance-pre-approval', '/success', '/offers', '/special-offers', '/service'],
  ...['/book-a-service', '/book-test-drive', '/contact', '/contact-us', '/dealerships', '/models'],
  ...['/search', '/search/new-cars', '/search/demo-cars', '/search/used-cars'],
  ...['/search/new-used-and-demo-cars', '/search/new-and-demo-cars', '/parts/search'],
  ...['/vehicle-parts-and-accessories', '/accessories', '/warranty', '/roadside-assist', '/fleet'],
  ...['/buying', '/diamond-advantage', '/guaranteed-future-value', '/brand-assured', '/about-us'],
  ...['/careers', '/pages/faqs', '/terms-and-conditions', '/privacy-policy'],
  ...['/value-my-car-terms-and-conditions', '/pages/value-my-car-terms-and-conditions'],
  ...['/blog', '/blog/vehicle-reviews', '/watchlist'],
]
interface Answer {
  readonly status: number
  readonly body: Buffer
}

/** At most so many pages whose addresses begin so: cars and searches are endless. */
const limits: readonly (readonly [start: RegExp, most: number])[] = [
  [/^\/cars\/[^/?]+$/, 12],
  [/^\/cars\//, 12],
  [/^\/search/, 40],
  [/\?/, 60],
]

/** Addresses of files and of what is no page. */
const notPages = /^\/(api|media|assets|fonts)\//

/**
 * Follows the links of a site from these addresses: every page once, of cars and searches some.
 * @param get requests a path of the site
 */
export async function crawlSite(
  get: (path: string) => Promise<Answer>,
  starts: readonly string[],
): Promise<CrawledPage[]> {
  const found = new Map<string, string | undefined>(starts.map((path) => [path, undefined]))
  const counts = limits.map(() => 0)
  const pages: Omit<CrawledPage, 'from'>[] = []
  // The map grows while its entries are visited.
  for (const [path] of found) {
    const { page, links } = await crawlPage(get, path)
    pages.push(page)
    for (const link of links) {
      // Of itself a page has anchors.
      if (link === path || (!found.has(link) && !isWithinLimits(link, counts))) continue
      found.set(link, found.get(link) ?? path)
    }
  }
  return pages.map((page) => ({ ...page, from: found.get(page.path) }))
}

/** Whether another address of its kind may be visited; counts it. */
function isWithinLimits(link: string, counts: number[]): boolean {
  const limit = limits.findIndex(([start]) => start.test(link))
  const count = counts[limit]
  if (count === undefined) return true
  counts[limit] = count + 1
  return count < (limits[limit]?.[1] ?? 0)
}

async function crawlPage(
  get: (path: string) => Promise<Answer>,
  path: string,
): Promise<{ page: Omit<CrawledPage, 'from'>; links: string[] }> {
  const { status, body } = await get(path)
  const html = body.toString()
  const document = parseDocument(html)
  const named = (tag: string) => DomUtils.getElementsByTagName(tag, document)
  const metas = named('meta')
  const description = metas.find(({ attribs }) => attribs.name === 'description')
  const [, canonical = path] = /rel="canonical" href="[^"]*?\/\/[^"/]+(\/[^"]*)"/.exec(html) ?? []
  const isHidden = metas.some(({ attribs }) => attribs.name === 'robots')
  const page = {
    path,
    status,
    title: DomUtils.textContent(named('title')),
    description: description?.attribs.content ?? '',
    words: DomUtils.textContent(named('main')).replace(/\s+/g, ' ').trim(),
    html,
    canonical,
    isIndexed: !isHidden && !path.includes('?') && canonical === path,
  }
  const hrefs = named('a').map(({ attribs }) => attribs.href)
  return { page, links: linksOf(path, hrefs) }
}

/** The addresses of the site among those that a page links to, without anchors. */
function linksOf(path: string, hrefs: readonly (string | undefined)[]): string[] {
  const base = `http://site.example${path}`
  return hrefs.flatMap((href) => {
    if (href === undefined || !URL.canParse(href, base)) return []
    const { origin, pathname, search } = new URL(href, base)
    return origin === 'http://site.example' && !notPages.test(pathname)
      ? [`${pathname}${search}`]
      : []
  })
}

/** Titles or descriptions that several pages of a site have, with their addresses. */
export function shared(pages: readonly CrawledPage[], field: 'title' | 'description'): string[] {
  const ok = pages.filter((page) => page.status === 200 && page.isIndexed)
  const byValue = Map.groupBy(ok, (page) => page[field])
  return [...byValue].flatMap(([value, several]) =>
    several.length > 1 ? [`${value}: ${several.map(({ path }) => path).join(' ')}`] : [],
  )
}

/** Whether a page has fewer words in its main part than any good page of these sites. */
export const isEmpty = ({ words }: CrawledPage): boolean => words.split(' ').length < 12
