import type { DocumentSource } from '../documents/document-source.ts'
import { lastVersion } from '../documents/last-version.ts'
import type { Store } from '../store/store.ts'
import { routeIn, type SitePage } from './list-pages.ts'

/** The pages that were taken off a site, and are at no address of it now: as they last were. */
export async function pagesOff(
  tools: { readonly documents: Pick<DocumentSource, 'files'> },
  store: Store,
  slug: string,
  pages: readonly SitePage[],
): Promise<SitePage[]> {
  const live = await store.documents(slug).live()
  const gone = live.filter(
    ({ path, text }) =>
      text === null && path.startsWith('pages/') && !pages.some((page) => page.path === path),
  )
  const found = await Promise.all(
    gone.map(async ({ path }): Promise<SitePage[]> => {
      const last = await lastVersion(tools, store, { slug, path })
      const route = routeIn(last?.text ?? '')
      if (!last || route === undefined || pages.some((page) => page.route === route)) return []
      return [{ path, route, isOfTemplate: false, last: last.n }]
    }),
  )
  return found.flat()
}
