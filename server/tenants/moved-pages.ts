import { pathOf, routeTable } from '#pages/routes.ts'
import type { GoodPage, PageEntry } from './page-entry.ts'
import type { Tenant } from './tenant.ts'

/** Finds where pages are that had another route before; of several that had the same one, the first. */
export function movedPages(pages: Iterable<PageEntry>): Tenant['movedTo'] {
  const routes = new Map<string, GoodPage>()
  for (const entry of pages) {
    if (!entry.ok) continue
    for (const route of entry.page.movedFrom) {
      if (!routes.has(route)) routes.set(route, entry)
    }
  }
  if (routes.size === 0) return () => undefined
  const match = routeTable(routes)
  return (pathname) => {
    const [found] = match(pathname)
    return found && pathOf(found.entry.page.route, found.params)
  }
}
