import { DomUtils, parseDocument } from 'htmlparser2'

/** A page as a crawler finds it. */
export interface CrawledPage {
  readonly path: string
  readonly status: number
  /** The page whose link led to it first; absent for where the crawl began. */
  readonly from?: string
  readonly title: string
  readonly description: string
  /** The words of its main part. */
  readonly words: string
  readonly html: string
  /** Whether search engines list this address: not what a query chooses of another page. */
  readonly isIndexed: boolean
  /** Server time, milliseconds. */
  readonly ms: number
}

interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
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
  const pages: CrawledPage[] = []
  // The map grows while its entries are visited.
  for (const [path, from] of found) {
    const page = await crawlPage(get, path, from)
    pages.push(page)
    for (const link of linksOf(page)) {
      if (found.has(link)) continue
      const limit = limits.findIndex(([start]) => start.test(link))
      const count = counts[limit]
      if (count !== undefined && count >= (limits[limit]?.[1] ?? 0)) continue
      if (count !== undefined) counts[limit] = count + 1
      found.set(link, path)
    }
  }
  return pages
}

async function crawlPage(
  get: (path: string) => Promise<Answer>,
  path: string,
  from: string | undefined,
): Promise<CrawledPage> {
  const began = performance.now()
  const { status, body } = await get(path)
  const ms = performance.now() - began
  const html = body.toString()
  const document = parseDocument(html)
  const named = (tag: string) => DomUtils.getElementsByTagName(tag, document)
  const metas = named('meta')
  const description = metas.find(({ attribs }) => attribs.name === 'description')
  const isHidden = metas.some(({ attribs }) => attribs.name === 'robots')
  return {
    path,
    status,
    ...(from !== undefined && { from }),
    title: DomUtils.textContent(named('title')),
    description: description?.attribs.content ?? '',
    words: DomUtils.textContent(named('main')).replace(/\s+/g, ' ').trim(),
    html,
    isIndexed: !isHidden && !path.includes('?') && isOwnAddress(html, path),
    ms,
  }
}

/** Whether a page names no other address as its own. */
const isOwnAddress = (html: string, path: string): boolean => {
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? []
  return canonical === undefined || new URL(canonical).pathname === path
}

/** The addresses of the site that a page links to, without anchors. */
function linksOf({ path, html }: CrawledPage): string[] {
  const anchors = DomUtils.getElementsByTagName('a', parseDocument(html))
  const base = `http://site.example${path}`
  return anchors.flatMap(({ attribs: { href } }) => {
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
