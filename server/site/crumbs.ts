import { emptyState } from '#domain/stock-query/state.ts'
import type { RequestSearch } from '#pages/render/request.ts'
import { filledText, pageName } from '#pages/render/title.ts'
import type { Crumb } from '#parts/structured-data/list-data.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { contentRecords } from '../tenants/content/content-records.ts'

type CrumbMatch = Pick<PageMatch, 'tenant' | 'page' | 'bindings'> & {
  readonly url: Pick<PageMatch['url'], 'pathname'>
}

/**
 * The way to a page from the home page: the pages that answer the parts of its address, or of its parent's,
 * by the names in their titles. Empty for the home page.
 */
export function crumbsOf(match: CrumbMatch, search: RequestSearch): Crumb[] {
  const { tenant, page, bindings, url } = match
  if (url.pathname === '/') return []
  const name = nameOf(page.title, match, bindings.records, search)
  const above = page.parent === undefined ? ancestors(url.pathname) : upTo(page.parent)
  return [
    { name: tenant.site.name, path: '/' },
    ...above.flatMap((path) => crumbAt(path, match, search)),
    { name, path: url.pathname },
  ]
}

/** `/blog/news/a` → `/blog`, `/blog/news`. */
const ancestors = (path: string): string[] => upTo(path).slice(0, -1)

const upTo = (path: string): string[] => {
  const parts = path.split('/').slice(1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

function crumbAt(path: string, match: CrumbMatch, search: RequestSearch): Crumb[] {
  const { tenant } = match
  const [found] = tenant.match(path)
  // Pages of cars and of searches are not on the way to another page.
  if (!found?.entry.ok || found.params.car !== undefined || found.params.scope !== undefined) {
    return []
  }
  const { page } = found.entry
  const records = contentRecords(found.params, tenant.content, tenant.site) ?? {}
  // A page may answer several addresses; the first is its own.
  const isPlain = Object.keys(found.params).length === 0
  return [{ name: nameOf(page.title, match, records, search), path: isPlain ? page.route : path }]
}

const nameOf = (
  title: string | undefined,
  { tenant: { site } }: CrumbMatch,
  records: PageMatch['bindings']['records'],
  search: RequestSearch,
): string => {
  const named = filledText(title ?? '{site.name}', {
    site,
    records,
    search: { ...search, state: emptyState },
  })
  return pageName(named) || site.name
}
