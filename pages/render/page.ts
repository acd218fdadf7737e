import { MAX_CACHED_RESULTS } from '#domain/stock-query/thresholds.ts'
import { measuresText } from '#domain/tracking/measures.ts'
import { belowId } from '#parts/below-id.ts'
import type { LiveResponse } from '../live-response.ts'
import type { PageNode } from '../resolved-page.ts'
import { isCarPage } from '../routes.ts'
import type { Assets } from './assets.ts'
import { nodesById, renderNodes, shownNodes } from './blocks.ts'
import { consentHtml } from './consent.ts'
import { fontPreloads } from './fonts.ts'
import { headHtml, headOf, titleOf } from './head.ts'
import { escapeHtml, type Html, html, joinHtml, trustedHtml } from './html.ts'
import { pageFacts } from './page-facts.ts'
import type { PageScript } from './page-script.ts'
import { picturePreload } from './picture-preload.ts'
import type { PageRequest } from './request.ts'
import { siteIconUrl } from './site-icon.ts'
import { structuredDataHtml } from './structured-data.ts'
import { drawnStyles } from './styles.ts'
import { watchlistHtml } from './watchlist.ts'
import { whyHtml } from './why.ts'

/** A whole document. */
interface RenderedDocument {
  /** In parts, ASCII only. */
  readonly html: Html[]
  /** The content of its style element, which its policy allows. */
  readonly styles: string
}

/** Throws `Unavailable` when the stock cannot be searched. */
export async function renderPage(request: PageRequest): Promise<RenderedDocument> {
  const nodes = shownNodes(request.page.blocks, request)
  const rendered = await renderNodes(nodes, request)
  const [from, to] = mainRange(nodes)
  const { inline, url, before: at } = drawnStyles(request, nodes, rendered)
  const later = joinHtml([
    url === undefined ? html`` : laterStylesLink(url),
    // Behind what is painted first: before it, fonts would take their share of the line from its picture.
    fontPreloads(request.site.theme.fonts, request.assets),
  ])
  const drawn = (start: number, end: number) =>
    at > start && at < end
      ? [...rendered.slice(start, at), later, ...rendered.slice(at, end)]
      : rendered.slice(start, end)
  const body = [
    ...rendered.slice(0, from),
    ...(at <= from ? [later] : []),
    html`<main id="main" tabindex="-1">`,
    ...drawn(from, to),
    html`</main>`,
    ...(at >= to ? [later] : []),
    ...rendered.slice(to),
    // Behind what is painted.
    await structuredDataHtml(request),
  ]
  const next = url === undefined ? nodes[from + 1]?.id : LATER_STYLES
  const head = joinHtml([
    headHtml(headOf(request), request),
    firstScreenHtml(nodes[from], rendered.slice(from, to), next),
  ])
  return { html: documentHtml(head, inline, body, request), styles: inline }
}

/** Where the main part of a page begins and ends: from the first block that is no chrome to behind the last. */
export function mainRange(nodes: readonly PageNode[]): [from: number, to: number] {
  const isMain = ({ block }: PageNode) => block.role !== 'chrome'
  const from = nodes.findIndex(isMain)
  // A page of nothing but chrome has an empty main part behind it.
  return from < 0 ? [nodes.length, nodes.length] : [from, nodes.findLastIndex(isMain) + 1]
}

/** Only the blocks with these ids, by the same loads and views as in the whole page; lists are packed. */
export async function renderLive(
  ids: ReadonlySet<string>,
  request: PageRequest,
): Promise<LiveResponse<Html>> {
  const nodes = nodesById(ids, request)
  const rendered = await renderNodes(nodes, request, true)
  return {
    title: titleOf(request),
    url: request.url.slice(new URL(request.url).origin.length),
    blocks: Object.fromEntries(nodes.map((node, index) => [node.id, rendered[index] ?? html``])),
  }
}

/**
 * What the browser should know of the first screen before it arrives: its picture, which it would find late
 * and which may be in a block behind a row of text, and to paint nothing until an element begins, since a part of a header or of a hero, painted alone, would
 * move when the rest of it arrives. That is what follows the first block; where the first one holds the whole
 * page, as a layout does, what that names, else the main part. Browsers that do not know the links ignore them.
 */
function firstScreenHtml(
  block: PageNode | undefined,
  rendered: readonly Html[],
  next: string | undefined,
): Html {
  if (!block) return html``
  const isLayout = Object.values(block.block.slots).some(({ accepts }) =>
    accepts.includes('section'),
  )
  const from = isLayout ? belowOf(block, rendered[0]) : next
  return joinHtml([from === undefined ? html`` : paintFrom(from), picturePreload(rendered)])
}

function belowOf({ id }: PageNode, layout: Html | undefined): string {
  const below = belowId(id)
  return layout?.includes(`id="${below}"`) ? below : 'main'
}

const paintFrom = (id: string): Html =>
  html`<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`

/** The id of the link to a page's later stylesheets. */
const LATER_STYLES = 'later-styles'

/** Nothing behind it is painted before they are there. */
const laterStylesLink = (url: string): Html =>
  html`<link id="${escapeHtml(LATER_STYLES)}" rel="stylesheet" href="${escapeHtml(url)}">`

function documentHtml(
  head: Html,
  styles: string,
  body: readonly Html[],
  request: PageRequest,
): Html[] {
  const { assets, site } = request
  const { script, isMeasurable } = pageFacts(request.page)
  const measures = isMeasurable ? measuresText(site.tracking, site.words.consentText) : ''
  const source = scripts[script](assets)
  const modules = assets.links.modules.map(
    (url) => html`<script type="module" src="${escapeHtml(url)}"></script>`,
  )
  const sheets = assets.links.styles.map(
    (url) => html`<link rel="stylesheet" href="${escapeHtml(url)}">`,
  )
  const cached = site.constants.cachedResults
  const ofCar = isCarPage(request.page) ? request.records.car?.id : undefined
  return [
    html`<!doctype html><html lang="${escapeHtml(site.locale)}"`,
    measures === '' ? html`` : html` data-measure="${escapeHtml(measures)}"`,
    measures === '' || ofCar === undefined
      ? html``
      : html` data-counted-car="${escapeHtml(ofCar)}"`,
    cached === MAX_CACHED_RESULTS
      ? html``
      : html` data-cached-results="${escapeHtml(String(cached))}"`,
    html` data-scene="${escapeHtml(site.look.scene)}"`,
    html`><head><meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    head,
    // Before the stylesheet a classic script runs at once, so controls work when painted.
    source === '' ? html`` : scriptHtml(source),
    ...sheets,
    // The build's styles, the site's fonts, and the theme of a checked site file.
    html`<style>${trustedHtml(styles)}</style>`,
    html`<link rel="icon" href="${escapeHtml(siteIconUrl(site))}" type="image/svg+xml">`,
    ...modules,
    measures === '' || assets.tracking === '' ? html`` : deferredScript(assets.tracking),
    html`</head><body>`,
    measures === '' ? html`` : consentHtml(site),
    ...body,
    watchlistHtml(site, script, assets),
    request.why ? whyHtml(request) : html``,
    html`</body></html>`,
  ]
}

/** The build's own script, unescaped. */
const scriptHtml = (source: string): Html => html`<script>${trustedHtml(source)}</script>`

const deferredScript = (url: string): Html => html`<script src="${escapeHtml(url)}" defer></script>`

const scripts: Readonly<Record<PageScript, (assets: Assets) => string>> = {
  runtime: ({ runtime }) => runtime,
  actions: ({ actions }) => actions,
  none: () => '',
}
