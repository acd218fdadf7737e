import { anonymous } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { emptyState } from '#domain/stock-query/state.ts'
import type { Assets } from '#pages/render/assets.ts'
import { renderPage } from '#pages/render/page.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { BlockFault } from '#pages/render/request.ts'
import { statusRoutes } from '#pages/routes.ts'
import { storyNow } from '#parts/story-site.ts'
import type { RouteBindings } from '#server/pages/bind-records.ts'
import { examplePath } from '#server/pages/example-path.ts'
import type { PageMatch } from '#server/pages/find-page.ts'
import { type SiteUrl, siteUrlOf } from '#server/pages/site-url.ts'
import { bindingsOf, type Draft, parseDraft } from '#server/site/draft.ts'
import { personalRequest } from '#server/site/page-request.ts'
import type { FileProblem } from '#server/tenants/file-problem.ts'
import type { SourceFile } from '#server/tenants/source-file.ts'
import type { DemoSite } from './demo-site.ts'

/** A page file of a demo dealer, checked and rendered as `npm run preview` does. */
export interface DemoPage {
  /** The whole document; absent where the file has errors. */
  readonly html?: string
  /** The path that it was rendered for. */
  readonly path?: string
  /** As `npm run check` reports them, with line and column. */
  readonly problems: readonly FileProblem[]
  /** Blocks that could not be rendered. */
  readonly faults: readonly BlockFault[]
}

/**
 * Renders a page file in place of the dealer's page of the same route, with demo stock, as an anonymous
 * visitor sees it at the time of stories.
 */
export async function demoPage(
  site: DemoSite,
  source: SourceFile,
  assets: Assets,
): Promise<DemoPage> {
  const { draft, problems } = parseDraft(site.tenant, source)
  if (!draft) return { problems, faults: [] }
  const path = pathOf(draft, site)
  const bindings = bindingsAt(path, draft, site)
  if (!bindings) throw new Error(`${source.file}: expected the page at ${path}, found another`)
  const match: PageMatch = {
    tenant: site.tenant,
    page: draft.page,
    bindings,
    stock: site.stock,
    url: urlOf(path, draft, site),
    origin: `https://${site.tenant.slug}.example.com`,
  }
  const faults: BlockFault[] = []
  const options = { now: new Date(storyNow), requestId: '', showFaults: true }
  const request = {
    ...personalRequest(match, { assets, log }, options, anonymous),
    onFault: (fault: BlockFault) => faults.push(fault),
  }
  const { html } = await renderPage(request)
  return { html: html.join(''), path, problems, faults }
}

/** How many cars the address of a page names that shows those of its address. */
const CHOSEN = 3

function urlOf(path: string, { page }: Draft, { stock }: DemoSite): SiteUrl {
  const { hits } = stock.search.search({ state: emptyState, hitsPerPage: CHOSEN })
  const query = chosenCarsQuery(hits.map(({ id }) => id))
  return siteUrlOf(path, `?${query}`, pageFacts(page))
}

/** Faults are part of the result. */
const log = { info: () => {}, warn: () => {}, error: () => {} }

/** A path that the page's route matches: that of the first car in stock, of the first location. */
const pathOf = ({ page: { route } }: Draft, site: DemoSite): string =>
  examplePath(route, site.tenant, { car: firstCar(site).slug, scope: 'used-cars' })

function firstCar({ stock, tenant }: DemoSite): Car {
  const [car] = stock.search.search({ state: emptyState, hitsPerPage: 1 }).hits
  if (!car) throw new Error(`expected a car in the stock of ${tenant.slug}`)
  return car
}

function bindingsAt(path: string, draft: Draft, site: DemoSite): RouteBindings | undefined {
  // No demo car is withdrawn: the page is shown for one that is, at the path of the page.
  if (draft.page.route === statusRoutes[410]) {
    return { records: { car: { ...firstCar(site), status: 'withdrawn' } } }
  }
  return bindingsOf(draft, path, site.tenant, site.stock.search)
}
