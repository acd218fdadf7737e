import { eachBlock } from '../tree.ts'
import { type Condition, conditionsOf } from '../when.ts'
import { circumstancesOf, renderNodes, shownNodes } from './blocks.ts'
import { titleOf } from './head.ts'
import type { Html } from './html.ts'
import { mainRange } from './page.ts'
import type { PageRequest } from './request.ts'
import { pageStyles } from './styles.ts'

/** A page in the parts that a preview of it changes one by one. */
export interface PageParts {
  readonly title: string
  /** The room behind all cars of the site, for the root element. */
  readonly scene: string
  /** The content of its style element. */
  readonly styles: string
  /** Ids of its own blocks that are shown, in their order. */
  readonly before: readonly string[]
  readonly main: readonly string[]
  readonly after: readonly string[]
  /** The root elements of these blocks, by id. */
  readonly html: ReadonlyMap<string, Html>
  /** The conditions of each block that has any, at every level. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>
}

/** Renders what `renderPage` does, block by block. Throws `Unavailable` when the stock cannot be searched. */
export async function renderParts(request: PageRequest): Promise<PageParts> {
  const nodes = shownNodes(request.page.blocks, request)
  const rendered = await renderNodes(nodes, request)
  const ids = nodes.map(({ id }) => id)
  const [from, to] = mainRange(nodes)
  return {
    title: titleOf(request),
    scene: request.site.look.scene,
    styles: pageStyles(request),
    before: ids.slice(0, from),
    main: ids.slice(from, to),
    after: ids.slice(to),
    html: new Map(rendered.map((html, index) => [ids[index] ?? '', html])),
    conditions: conditionsOfPage(request),
  }
}

function conditionsOfPage(request: PageRequest): PageParts['conditions'] {
  const circumstances = circumstancesOf(request)
  return Object.fromEntries(
    Array.from(eachBlock(request.page.blocks)).flatMap(({ id, when }) =>
      when ? [[id, conditionsOf(when, circumstances, request.visitor)]] : [],
    ),
  )
}
