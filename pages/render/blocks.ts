import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RenderingContext } from '#blocks/rendering.tsx'
import type { PageNode } from '../resolved-page.ts'
import { isShown } from '../when.ts'
import { ascii, escapeHtml, withoutPreloads } from './html.ts'
import { keeper } from './keeper.ts'
import { Lru } from './lru.ts'
import { islandNameOfView, loadOf, viewOf } from './registry.ts'
import { type PageRequest, Unavailable } from './request.ts'
import { fill, gap, type Stencil, stencilOf } from './stencil.ts'

type Loaded = ReadonlyMap<PageNode, { readonly data: unknown } | { readonly cause: unknown }>

/** The blocks that this request shows: those whose conditions hold, each without hidden children. */
export function shownNodes(nodes: readonly PageNode[], request: PageRequest): PageNode[] {
  return nodes.filter((node) =>
    isShown(node.when, {
      flags: request.site.flags,
      today: request.today,
      carType: request.records.car?.car_type,
      signedIn: false,
    }),
  )
}

/** HTML of blocks by id; those of `nodes` that are inside another block are part of its HTML. */
export async function renderNodes(
  nodes: readonly PageNode[],
  request: PageRequest,
): Promise<string[]> {
  const loaded = await loadAll(nodes, request)
  return nodes.map((node) => nodeHtml(node, request, loaded))
}

function* deep(nodes: readonly PageNode[], request: PageRequest): Generator<PageNode> {
  for (const node of nodes) {
    yield node
    for (const slot of Object.values(node.slots)) yield* deep(shownNodes(slot, request), request)
  }
}

/** The shown blocks with these ids, wherever in the page they stand. */
export function nodesById(ids: ReadonlySet<string>, request: PageRequest): PageNode[] {
  const all = deep(shownNodes(request.page.blocks, request), request)
  return [...all].filter((node) => ids.has(node.id))
}

/** Loads all blocks' data at once; what fails is told where it is drawn. */
async function loadAll(nodes: readonly PageNode[], request: PageRequest): Promise<Loaded> {
  const loaded = new Map<PageNode, { data: unknown } | { cause: unknown }>()
  const waiting: Promise<void>[] = []
  for (const node of deep(nodes, request)) {
    const load = loadOf(node.block.name)
    if (!load) continue
    const { site, search, ports, records, view } = request
    const settle = async () => {
      try {
        loaded.set(node, {
          data: await load({ ...records, props: node.props, site, page: view, search, ports }),
        })
      } catch (cause) {
        if (cause instanceof Unavailable) throw cause
        loaded.set(node, { cause })
      }
    }
    waiting.push(settle())
  }
  await Promise.all(waiting)
  return loaded
}

type ShownSlot = readonly [name: string, nodes: readonly PageNode[]]

function nodeHtml(node: PageNode, request: PageRequest, loaded: Loaded): string {
  try {
    const slots = Object.entries(node.slots).map(
      ([name, children]): ShownSlot => [name, shownNodes(children, request)],
    )
    const children = slots.flatMap(([, nodes]) => nodes)
    const html = children.map((child) => nodeHtml(child, request, loaded))
    return fill(stencilOfNode(node, slots, request, loaded), html)
  } catch (cause) {
    request.onFault({ blockId: node.id, block: node.block.name, cause })
    return request.showFaults ? faultHtml(node, cause) : hidden(node)
  }
}

// Dealers share their template's nodes, so one bound holds for all of them: about 50 MB at most.
const keptStencils = new Lru<string, Stencil>(5_000)
const nodeNumbers = new WeakMap<PageNode, number>()
let numbered = 0

function nodeNumber(node: PageNode): number {
  const number = nodeNumbers.get(node) ?? numbered++
  nodeNumbers.set(node, number)
  return number
}

/** A block that loads nothing, needs no record and follows no search is the same for every request. */
function stencilOfNode(
  node: PageNode,
  slots: readonly ShownSlot[],
  request: PageRequest,
  loaded: Loaded,
): Stencil {
  const { block } = node
  const varies = block.live || block.needs.length > 0 || loaded.has(node)
  if (varies) return renderView(node, slots, request, loaded)
  const ids = slots.flatMap(([, nodes]) => nodes.map(({ id }) => id))
  const key = [request.version, nodeNumber(node), request.view.path, ...ids].join(' ')
  return keptStencils.keep(key, () => renderView(node, slots, request, loaded))
}

/** One view as HTML with a gap for each block that stands in its slots, in their order. */
function renderView(
  node: PageNode,
  slots: readonly ShownSlot[],
  request: PageRequest,
  loaded: Loaded,
): Stencil {
  const answer = loaded.get(node)
  if (answer && 'cause' in answer) throw answer.cause
  const inserts: string[] = []
  const insert = (html: string): string => gap(inserts.push(html) - 1)
  // A child's gap stands for itself until the child is drawn.
  const gapOfChild = (): string => insert(gap(inserts.length))
  const children = slots.map(([name, nodes]) => [name, nodes.map(gapOfChild)] as const)
  const rendering = keeper({
    version: request.version,
    blockId: node.id,
    insert,
    nameOf: islandNameOfView,
    islandUrl: request.assets.island,
  })
  const view = createElement(viewOf(node.block.name), {
    ...request.records,
    id: node.id,
    props: node.props,
    slots: Object.fromEntries(children),
    data: answer?.data,
    site: request.site,
    page: request.view,
  })
  const html = renderToStaticMarkup(
    createElement(RenderingContext.Provider, { value: rendering }, view),
    { identifierPrefix: `${node.id}-` },
  )
  return stencilOf(withHost(node, fill(stencilOf(ascii(withoutPreloads(html))), inserts)))
}

/** Writes the block's id and name on its root element. */
function withHost(node: PageNode, html: string): string {
  if (html === '') return hidden(node)
  const tag = /^<([a-z][a-z0-9-]*)/.exec(html)
  if (!tag) throw new Error(`expected one root element, found ${JSON.stringify(html.slice(0, 40))}`)
  return `<${tag[1]}${host(node)}${html.slice(tag[0].length)}`
}

function host({ id, block, when }: PageNode): string {
  const viewport = when?.viewport === undefined ? '' : ` data-viewport="${when.viewport}"`
  return ` id="${id}" data-block="${block.name}"${viewport}`
}

const hidden = (node: PageNode): string => `<div${host(node)} hidden></div>`

function faultHtml(node: PageNode, cause: unknown): string {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return ascii(
    `<div${host(node)} role="alert" class="m-4 rounded-card border border-neutral-8 bg-neutral-2 p-4"><p><strong>The block &quot;${node.id}&quot; (${node.block.name}) failed.</strong> Visitors see the page without it.</p><pre class="mt-2 overflow-auto text-sm">${escapeHtml(reason)}</pre></div>`,
  )
}
