import type { ReadParameter } from '#blocks/define-block.ts'
import { CACHED_RESULTS_AT_MOST } from '#domain/stock-query/thresholds.ts'
import { measuresText } from '#domain/tracking/measures.ts'
import type { LiveResponse } from '../live-response.ts'
import { isPersonal } from '../personal.ts'
import type { PageNode, ResolvedPage } from '../resolved-page.ts'
import { isCarPage } from '../routes.ts'
import { eachBlock } from '../tree.ts'
import type { Assets } from './assets.ts'
import { nodesById, renderNodes, shownNodes } from './blocks.ts'
import { consentHtml } from './consent.ts'
import { fontPreloads } from './fonts.ts'
import { headHtml, headOf, titleOf } from './head.ts'
import { escapeHtml, type Html, html, joinHtml, trustedHtml } from './html.ts'
import { isMeasurable, type PageScript, scriptOf } from './page-script.ts'
import { perObject } from './per-object.ts'
import { picturePreload } from './picture-preload.ts'
import type { PageRequest } from './request.ts'
import { siteIconUrl } from './site-icon.ts'
import { structuredDataHtml } from './structured-data.ts'
import { pageStyles } from './styles.ts'

/**
 * The whole document in parts, ASCII only. Throws `Unavailable` when the stock cannot be searched.
 */
export async function renderPage(request: PageRequest): Promise<Html[]> {
  const nodes = shownNodes(request.page.blocks, request)
  const rendered = await renderNodes(nodes, request)
  const isChrome = (index: number) => nodes[index]?.block.role === 'chrome'
  const first = nodes.findIndex((_, index) => !isChrome(index))
  const last = nodes.findLastIndex((_, index) => !isChrome(index))
  // A page of nothing but chrome has an empty main part behind it.
  const [from, to] = first < 0 ? [rendered.length, rendered.length] : [first, last + 1]
  const body = [
    ...rendered.slice(0, from),
    html`<main id="main" tabindex="-1">`,
    ...rendered.slice(from, to),
    html`</main>`,
    ...rendered.slice(to),
    // Behind what is painted.
    await structuredDataHtml(request),
  ]
  const head = joinHtml([
    headHtml(headOf(request), request),
    firstScreenHtml(nodes[first], rendered[first], nodes[first + 1]),
  ])
  return documentHtml(head, body, request)
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
 * What the browser should know of the first screen before it arrives: to paint nothing until an element
 * begins, since a part of a header or of a hero, painted alone, would move when the rest of it arrives.
 * That is the block after the first one; where the first one holds the whole page, as a layout does, the
 * main part, and its picture, which the browser would find late. A hero's is found in time, and must not
 * delay its text. Browsers that do not know the links ignore them.
 */
function firstScreenHtml(
  block: PageNode | undefined,
  rendered: Html | undefined,
  next: PageNode | undefined,
): Html {
  if (!block || !rendered) return html``
  if (Object.keys(block.slots).length > 0)
    return joinHtml([paintFrom('main'), picturePreload(rendered)])
  return next ? paintFrom(next.id) : html``
}

const paintFrom = (id: string): Html =>
  html`<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`

function documentHtml(head: Html, body: readonly Html[], request: PageRequest): Html[] {
  const { assets, site } = request
  const measures = hasMeasurable(request.page)
    ? measuresText(site.tracking, site.words.consentText)
    : ''
  const sources = [
    scripts[pageScript(request.page)](assets),
    ...(measures === '' ? [] : [assets.tracking]),
  ]
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
    cached === CACHED_RESULTS_AT_MOST
      ? html``
      : html` data-cached-results="${escapeHtml(String(cached))}"`,
    html` data-scene="${escapeHtml(site.look.scene)}"`,
    html`><head><meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    head,
    // Before the stylesheet a classic script runs at once, so controls work when painted.
    ...sources.filter((source) => source !== '').map(scriptHtml),
    ...sheets,
    // The build's styles, the site's fonts, and the theme of a checked site file.
    html`<style>${trustedHtml(pageStyles(request))}</style>`,
    html`<link rel="icon" href="${escapeHtml(siteIconUrl(site))}" type="image/svg+xml">`,
    ...modules,
    html`</head><body>`,
    // Before everything else of the body. In the head they would hold back the first paint:
    // Chromium waits there for preloaded fonts.
    fontPreloads(site.theme.fonts, assets),
    measures === '' ? html`` : consentHtml(site),
    ...body,
    html`</body></html>`,
  ]
}

/** The build's own script, unescaped. */
const scriptHtml = (source: string): Html => html`<script>${trustedHtml(source)}</script>`

const scripts: Readonly<Record<PageScript, (assets: Assets) => string>> = {
  runtime: ({ runtime }) => runtime,
  actions: ({ actions }) => actions,
  none: () => '',
}

const pageScript = perObject((page: ResolvedPage) => scriptOf([...eachBlock(page.blocks)]))
const hasMeasurable = perObject((page: ResolvedPage) =>
  [...eachBlock(page.blocks)].some(({ block }) => isMeasurable(block)),
)

/** Ids of a page's live blocks, in the format of `data-live`: "filters results". */
export const liveBlocksOf = perObject((page: ResolvedPage) =>
  Array.from(eachBlock(page.blocks), ({ id, block }) => (block.live ? [id] : []))
    .flat()
    .join(' '),
)

/** How many cars of its address a page shows. */
export const chosenAtMost = perObject((page: ResolvedPage) =>
  Math.max(0, ...Array.from(eachBlock(page.blocks), ({ block }) => block.chooses)),
)

/** The parameters of the address that a page's blocks read. */
export const readOf = perObject(
  (page: ResolvedPage): ReadonlySet<ReadParameter> =>
    new Set(Array.from(eachBlock(page.blocks)).flatMap(({ block }) => block.reads)),
)

const freshIds = perObject(
  (page: ResolvedPage) =>
    new Set(
      Array.from(eachBlock(page.blocks))
        .filter(showsWhatChanges)
        .map(({ id }) => id),
    ),
)

function showsWhatChanges({ block: { fresh }, props }: PageNode): boolean {
  if (typeof fresh === 'boolean') return fresh
  return Object.entries(fresh).some(([name, values]) => values.includes(String(props[name])))
}

/** Whether these blocks, or any of the page, show what changes at any time. */
export const isFresh = (page: ResolvedPage, ids: Iterable<string> = freshIds(page)): boolean =>
  [...ids].some((id) => freshIds(page).has(id))

const formsOf = perObject(
  (page: ResolvedPage) =>
    new Map(
      Array.from(eachBlock(page.blocks))
        .filter(({ block }) => block.posts)
        .map((node) => [node.id, node]),
    ),
)

/** Ids of the blocks with a form that posts to the page's address. */
export const formBlocks = (page: ResolvedPage): readonly PageNode[] => [...formsOf(page).values()]

/** The block of this id if it has a form that posts to the page's address. */
export const formBlock = (page: ResolvedPage, id: string): PageNode | undefined =>
  formsOf(page).get(id)

const blockIds = perObject(
  (page: ResolvedPage) => new Set(Array.from(eachBlock(page.blocks), ({ id }) => id)),
)

/** Whether the page has a block of this id, shown or not. */
export const hasBlock = (page: ResolvedPage, id: string): boolean => blockIds(page).has(id)

const personalIds = perObject(
  (page: ResolvedPage) =>
    new Set(
      Array.from(eachBlock(page.blocks))
        .filter(isPersonal)
        .map(({ id }) => id),
    ),
)

/** Whether a page has a personal block. */
export const hasPersonal = (page: ResolvedPage): boolean => personalIds(page).size > 0

/** Whether the block of this id is personal. */
export const isPersonalBlock = (page: ResolvedPage, id: string): boolean =>
  personalIds(page).has(id)
