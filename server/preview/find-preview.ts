import { LRUCache } from 'lru-cache'
import type { SearchResult } from '#domain/stock-query/result.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import { schemaVersion } from '#pages/page.ts'
import type { Assets } from '#pages/render/assets.ts'
import { perObject } from '#pages/render/per-object.ts'
import { withWhy } from '#pages/render/why.ts'
import { examplePath } from '../pages/example-path.ts'
import type { StockSearch } from '../search/stock-search-port.ts'
import { type ParsedDraft, parseDraft } from '../site/draft.ts'
import { matchPreview, type PreviewMatch } from '../site/preview.ts'
import type { SiteServices } from '../site/services.ts'
import { wholeProblem } from '../tenants/file-problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { PREVIEW_MS } from './token.ts'
import { siteAs, timeAs, type ViewAs, visitorAs } from './view-as.ts'

/** A document to preview, and how. */
export interface PreviewOf {
  readonly tenant: Tenant
  /** Path of its file in the folder of its site. */
  readonly path: string
  /** In the frame: its path may be that of another page, and then gives way to one of this page. */
  readonly address: URL
  readonly viewAs: ViewAs
}

/** A page that can be rendered, or why the document cannot be shown. */
export type FoundPreview = Extract<PreviewMatch, { kind: 'page' | 'faulty' }>

/** A page to show, checked. */
export interface ParsedPreview extends ParsedDraft {
  /** The site as a draft of its theme or its content makes it; absent for a draft of a page. */
  readonly tenant?: Tenant
}

/** A page's file, checked as a saved one is. */
export const parseText = (
  { tenant, path }: Pick<PreviewOf, 'tenant' | 'path'>,
  text: string,
): ParsedPreview => parseDraft(tenant, { file: fileOf(tenant, path), text })

/** The page of the document that is live: the site's own, or the template's. */
export function livePage({ tenant, path }: Pick<PreviewOf, 'tenant' | 'path'>): ParsedPreview {
  const pages = Array.from(tenant.pages.values(), (entry) => (entry.ok ? [entry.page] : [])).flat()
  const page =
    pages.find(({ file }) => file === fileOf(tenant, path)) ??
    pages.find(({ file }) => file.startsWith(TEMPLATES) && file.endsWith(`/${path}`))
  return { ...(page && { draft: { page, match: tenant.match } }), problems: [] }
}

/** Where the pages of templates are, those that all of them share too. */
const TEMPLATES = 'tenants/_templates/'

/** A page of nothing, for a document of which no version can be shown. */
export const emptyPage = (of: PreviewOf): ParsedPreview =>
  parseText(of, JSON.stringify({ schemaVersion, route: '/', blocks: [] }))

export const fileOf = ({ slug }: Tenant, path: string): string => `tenants/${slug}/${path}`

/**
 * Matches a page to the frame's address, or where that is no address of this page to the first that is.
 * Nothing of a visitor is read, and search engines are kept away.
 */
export async function findPreview(
  parsed: ParsedPreview,
  { tenant, path, address, viewAs }: PreviewOf,
  services: SiteServices,
): Promise<FoundPreview> {
  const { watchlist: _saved, ...all } = services
  const own = {
    ...all,
    assets: previewAssets(all.assets),
    // The index of the site as it is: another one would be built for this.
    stock: { ...all.stock, of: () => stockOf(tenant, all) },
  }
  const shown = {
    tenant: siteAs(parsed.tenant ?? tenant, viewAs),
    now: timeAs(tenant, viewAs, services.clock()),
    visitor: visitorAs(viewAs),
  }
  const at = (place: URL) => matchPreview(parsed, { ...shown, address: place }, own)
  const here = await at(address)
  const marked = (found: FoundPreview): FoundPreview =>
    found.kind === 'page' && address.searchParams.has('_why')
      ? { ...found, request: withWhy(found.request) }
      : found
  if (here.kind !== 'elsewhere' || !parsed.draft) return marked(withoutRobots(here, tenant, path))
  const other = new URL(address)
  other.pathname = await pathOf(parsed.draft.page.route, tenant, services)
  return marked(withoutRobots(await at(other), tenant, path))
}

function withoutRobots(found: PreviewMatch, { slug }: Tenant, path: string): FoundPreview {
  if (found.kind === 'elsewhere') {
    const message = 'this page cannot be shown: the site has no record that its route binds'
    return { kind: 'faulty', problems: [wholeProblem(`tenants/${slug}/${path}`, message)] }
  }
  if (found.kind === 'faulty') return found
  const page = { ...found.match.page, robots: 'noindex' as const }
  return { ...found, match: { ...found.match, page }, request: { ...found.request, page } }
}

async function stockOf(tenant: Tenant, { stock }: Pick<SiteServices, 'stock'>) {
  const current = await stock.of(tenant)
  return { ...current, uncached: rememberedSearch(current.uncached) }
}

/** Each edit of a page asks for the same searches again. */
const rememberedSearch = perObject((search: StockSearch): StockSearch => {
  const known = new LRUCache<string, SearchResult>({ max: MAX_SEARCHES, ttl: PREVIEW_MS })
  return {
    ...search,
    search(request) {
      const key = JSON.stringify(request)
      const result = known.get(key) ?? search.search(request)
      known.set(key, result)
      return result
    },
  }
})

/** Of a page with dozens of blocks; each result takes up to 80 kB. */
const MAX_SEARCHES = 40

/** An address of a route, with the first of each record that there is. */
export async function pathOf(
  route: string,
  tenant: Tenant,
  { stock }: Pick<SiteServices, 'stock'>,
): Promise<string> {
  const { uncached } = await stock.of(tenant)
  const [car] = uncached.search({ state: emptyState, hitsPerPage: 1 }).hits
  return examplePath(route, tenant, { ...(car && { car: car.slug }), scope: 'used-cars' })
}

/**
 * The script of a frame brings the page's own, whatever the blocks of the page need now; all styles are in
 * the page, where an edit can change them.
 */
const previewAssets = perObject(({ sheetsUrl: _, ...assets }: Assets): Assets => {
  const { links, frame } = assets
  const modules = [...links.modules, frame]
  return { ...assets, runtime: '', actions: '', links: { ...links, modules } }
})
