import type { PageNode, ResolvedPage } from '../resolved-page.ts'
import type { Assets } from './assets.ts'
import { nodesById, renderNodes, shownNodes } from './blocks.ts'
import { headHtml, headOf } from './head.ts'
import { ascii, escapeHtml } from './html.ts'
import type { PageRequest } from './request.ts'
import { siteIconUrl } from './site-icon.ts'

/** What a live refresh is answered with: whole root elements by block id. */
export interface LiveAnswer {
  readonly title: string
  readonly url: string
  readonly blocks: Readonly<Record<string, string>>
}

/** The whole document, ASCII only. Throws `Unavailable` when the stock cannot be searched. */
export async function renderPage(request: PageRequest): Promise<string> {
  const nodes = shownNodes(request.page.blocks, request)
  const html = await renderNodes(nodes, request)
  const isChrome = (index: number) => nodes[index]?.block.role === 'chrome'
  const first = nodes.findIndex((_, index) => !isChrome(index))
  const last = nodes.findLastIndex((_, index) => !isChrome(index))
  const before = first < 0 ? html : html.slice(0, first)
  const main = first < 0 ? [] : html.slice(first, last + 1)
  const after = first < 0 ? [] : html.slice(last + 1)
  const body = `${before.join('')}<main id="main" tabindex="-1">${main.join('')}</main>${after.join('')}`
  return documentHtml(headHtml(headOf(request), request), body, request)
}

/** Only the named blocks, by the same loads and views as in the whole page. */
export async function renderLive(
  ids: ReadonlySet<string>,
  request: PageRequest,
): Promise<LiveAnswer> {
  const nodes = nodesById(ids, request)
  const html = await renderNodes(nodes, request)
  return {
    title: headOf(request).title,
    url: request.view.url.slice(new URL(request.view.url).origin.length),
    blocks: Object.fromEntries(nodes.map((node, index) => [node.id, html[index] ?? ''])),
  }
}

/** A page needs the runtime when something on it is live, acts, or may wake. */
const needsRuntime = (body: string, page: ResolvedPage): boolean =>
  liveBlocksOf(page) !== '' || / data-live[=" ]| data-action=|<x-island /.test(body)

function documentHtml(head: string, body: string, request: PageRequest): string {
  const { assets, site, themeCss } = request
  const script =
    needsRuntime(body, request.page) && assets.runtime ? `<script>${assets.runtime}</script>` : ''
  const modules = assets.links.modules.map((url) => `<script type="module" src="${url}"></script>`)
  return [
    `<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    // Before the stylesheet: a classic script there runs at once, so controls work when painted.
    script,
    assets.links.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join(''),
    `<style>${stylesOf(assets, themeCss)}</style>`,
    `<link rel="icon" href="${siteIconUrl(site)}" type="image/svg+xml">`,
    modules.join(''),
    `</head><body>${body}</body></html>`,
  ].join('')
}

const liveBlocks = new WeakMap<ResolvedPage, string>()

/** Ids of all blocks of a page that follow its search, as `data-live` holds them: "filters results". */
export function liveBlocksOf(page: ResolvedPage): string {
  const known = liveBlocks.get(page)
  if (known !== undefined) return known
  const ids = [...everyNode(page.blocks)].filter(({ block }) => block.live).map(({ id }) => id)
  liveBlocks.set(page, ids.join(' '))
  return ids.join(' ')
}

const blockIds = new WeakMap<ResolvedPage, ReadonlySet<string>>()

/** Whether a block of this id stands on the page, shown or not. */
export function hasBlock(page: ResolvedPage, id: string): boolean {
  const known = blockIds.get(page) ?? new Set([...everyNode(page.blocks)].map((node) => node.id))
  blockIds.set(page, known)
  return known.has(id)
}

function* everyNode(nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes) {
    yield node
    for (const slot of Object.values(node.slots)) yield* everyNode(slot)
  }
}

const inlined = new WeakMap<Assets, Map<string, string>>()

/** The page's one style element: the product's stylesheet and the site's theme. */
export function stylesOf(assets: Assets, themeCss: string): string {
  const byTheme = inlined.get(assets) ?? new Map<string, string>()
  inlined.set(assets, byTheme)
  const styles = byTheme.get(themeCss) ?? assets.styles + ascii(themeCss)
  byTheme.set(themeCss, styles)
  return styles
}
