import { createElement } from 'react'
import type { Parameters } from '#blocks/define-block.ts'
import type { Visitor } from '#domain/account/visitor.ts'
import { type CarType, carTypes } from '#domain/car/kinds.ts'
import { isPersonal } from '../personal.ts'
import type { PageNode } from '../resolved-page.ts'
import { isSearchPage } from '../routes.ts'
import { type Circumstances, isForVisitor, isShown } from '../when.ts'
import { elementHtml, Rendered } from './element-html.ts'
import { objectNumber } from './fragment-cache.ts'
import { escapeHtml, type Html, html, trustedHtml } from './html.ts'
import { fill, type HtmlTemplate, hole, templateOf } from './html-template.ts'
import { islandNameOfView } from './registry.ts'
import { type Audience, type PageRequest, Unavailable } from './request.ts'
import { serverRendering } from './server-rendering.ts'

type LoadResults = ReadonlyMap<PageNode, { readonly data: unknown } | { readonly cause: unknown }>

/**
 * The blocks of this request's page whose conditions hold. Those for other visitors are included: they
 * are rendered as hidden elements.
 */
export function shownNodes(nodes: readonly PageNode[], request: PageRequest): PageNode[] {
  return nodes.filter((node) => isShown(node.when, circumstancesOf(request)))
}

/** What the conditions of blocks depend on, of a request. */
export const circumstancesOf = (request: PageRequest): Circumstances => ({
  flags: request.site.flags,
  today: request.today,
  carTypes: carTypesOf(request),
})

/** The types of car that the page is about, see `Circumstances`. Spec 4.29. */
function carTypesOf({ page, records, search }: PageRequest): readonly CarType[] | undefined {
  if (records.car) return [records.car.car_type]
  if (!isSearchPage(page)) return undefined
  return carTypes.filter((type) => search.state.terms.car_type?.includes(type))
}

/**
 * HTML of blocks by id; those of `nodes` that are inside another block are part of its HTML. With
 * `packsLists` it is for a live response (`packed-lists.ts`).
 */
export async function renderNodes(
  nodes: readonly PageNode[],
  request: PageRequest,
  packsLists = false,
): Promise<Html[]> {
  const loaded = await loadAll(nodes, request)
  return nodes.map((node) => nodeHtml(node, { request, loaded, packsLists }))
}

function* withInnerBlocks(nodes: readonly PageNode[], request: PageRequest): Generator<PageNode> {
  for (const node of nodes) {
    yield node
    if (!isForVisitor(node.when, request.visitor)) continue
    for (const slot of Object.values(node.slots))
      yield* withInnerBlocks(shownNodes(slot, request), request)
  }
}

/** The shown blocks with these ids, at any level of the page. */
export function nodesById(ids: ReadonlySet<string>, request: PageRequest): PageNode[] {
  const all = withInnerBlocks(shownNodes(request.page.blocks, request), request)
  return [...all].filter((node) => ids.has(node.id))
}

/** Loads all blocks' data in parallel; a failed load fails its block alone, when it is rendered. */
async function loadAll(nodes: readonly PageNode[], request: PageRequest): Promise<LoadResults> {
  const loaded = new Map<PageNode, { data: unknown } | { cause: unknown }>()
  const pending: Promise<void>[] = []
  for (const node of withInnerBlocks(nodes, request)) {
    const load = request.code.loadOf(node.block.name)
    if (!load || !isForVisitor(node.when, request.visitor)) continue
    const { site, search, ports, records, view } = request
    const ofBlock = { ...visitorFor(node, request), ...parametersFor(node, request) }
    const own = { ...records, ...ofBlock, props: node.props }
    const settle = async () => {
      try {
        loaded.set(node, { data: await load({ ...own, site, page: view, search, ports }) })
      } catch (cause) {
        if (cause instanceof Unavailable) throw cause
        loaded.set(node, { cause })
      }
    }
    pending.push(settle())
  }
  await Promise.all(pending)
  return loaded
}

/** The visitor, for personal blocks only. */
const visitorFor = ({ block }: PageNode, { visitor }: PageRequest): { visitor?: Visitor } =>
  block.varies.visitor ? { visitor } : {}

/** The parameters that the block reads, for blocks that read any. */
function parametersFor({ block }: PageNode, { parameters }: PageRequest) {
  const { parameters: read } = block.varies
  if (read.length === 0) return {}
  const known = read.flatMap((name) => {
    const value = parameters[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { parameters: Object.fromEntries(known) as Parameters }
}

type ShownSlot = readonly [name: string, nodes: readonly PageNode[]]

/** What rendering the blocks of one request needs. */
interface Context {
  readonly request: PageRequest
  readonly loaded: LoadResults
  readonly packsLists: boolean
}

function nodeHtml(node: PageNode, context: Context): Html {
  const { request } = context
  if (!isForVisitor(node.when, request.visitor)) return hidden(node, request)
  try {
    const slots = Object.entries(node.slots).map(
      ([name, children]): ShownSlot => [name, shownNodes(children, request)],
    )
    const inSlots = slots.map(([, nodes]) => nodes.map((child) => nodeHtml(child, context)))
    if (varies(node, context)) return viewHtml(node, slots, inSlots, context)
    return fill(staticTemplate(node, slots, context), inSlots.flat())
  } catch (cause) {
    request.onFault({ blockId: node.id, block: node.block.name, cause })
    return request.showFaults ? faultHtml(node, cause, request) : hidden(node, request)
  }
}

const varies = (node: PageNode, { loaded }: Context): boolean => {
  const { needs, varies, loadsSite } = node.block
  return varies.search || varies.visitor || needs.length > 0 || (loaded.has(node) && !loadsSite)
}

/**
 * A block that loads nothing but the site's files, needs no record, follows no search and is not personal is
 * the same for every request of its path: its HTML is cached with holes for the blocks in its slots.
 */
function staticTemplate(
  node: PageNode,
  slots: readonly ShownSlot[],
  context: Context,
): HtmlTemplate {
  const { fragments, version, view } = context.request
  const ids = slots.flatMap(([, nodes]) => nodes.map(({ id }) => id))
  const key = [version, 'block', objectNumber(node), view.path, ...ids].join(' ')
  const known = fragments.get(key)
  if (known) return known
  let holes = 0
  const inSlots = slots.map(([, nodes]) => nodes.map(() => trustedHtml(hole(holes++))))
  // Whole pages use it too.
  const whole = { ...context, packsLists: false }
  return fragments.set(key, templateOf(viewHtml(node, slots, inSlots, whole)))
}

/** One view as HTML; `inSlots` is the HTML of the blocks in its slots, in their order. */
function viewHtml(
  node: PageNode,
  slots: readonly ShownSlot[],
  inSlots: readonly (readonly Html[])[],
  { request, loaded, packsLists }: Context,
): Html {
  const answer = loaded.get(node)
  if (answer && 'cause' in answer) throw answer.cause
  const children = slots.map(([name, nodes], slot) => {
    const elements = nodes.map(({ id }, index) =>
      createElement(Rendered, { key: id, html: inSlots[slot]?.[index] ?? html`` }),
    )
    return [name, elements.length > 0 ? elements : null] as const
  })
  const view = createElement(request.code.viewOf(node.block.name), {
    ...request.records,
    ...visitorFor(node, request),
    id: node.id,
    props: node.props,
    slots: Object.fromEntries(children),
    data: answer?.data,
    site: request.site,
    page: request.view,
  })
  const rendering = serverRendering({
    fragments: request.fragments,
    version: request.version,
    blockId: node.id,
    nameOf: islandNameOfView,
    islandUrl: request.assets.island,
    packsLists,
    marked: request.why,
  })
  const rendered = elementHtml(view, rendering, rootAttributes(node, request))
  return rendered === '' ? hidden(node, request) : rendered
}

/**
 * Attributes of the block's root element: its id and name, and for a personal block whether the
 * runtime must request it for a signed-in visitor.
 */
function rootAttributes(node: PageNode, { audience }: PageRequest): Html {
  const { id, block, when } = node
  const viewport = when?.viewport
  const shown = viewport === undefined ? html`` : html` data-viewport="${escapeHtml(viewport)}"`
  const personal = isPersonal(node) ? personalMarks[audience] : html``
  return html` id="${escapeHtml(id)}" data-block="${escapeHtml(block.name)}"${shown}${personal}`
}

const personalMarks: Readonly<Record<Audience, Html>> = {
  everyone: html` data-personal="ask"`,
  visitor: html` data-personal="shown"`,
}

const hidden = (node: PageNode, request: PageRequest): Html =>
  html`<div${rootAttributes(node, request)} hidden></div>`

function faultHtml(node: PageNode, cause: unknown, request: PageRequest): Html {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const title = escapeHtml(`The block "${node.id}" (${node.block.name}) failed.`)
  const attributes = html`${rootAttributes(node, request)} role="alert"`
  return html`<div${attributes} style="margin:1rem;border:1px solid;padding:1rem"><p><strong>${title}</strong> Visitors see the page without it.</p><pre style="overflow:auto">${escapeHtml(reason)}</pre></div>`
}
