import type { DayWindow } from '#domain/promotion/day-window.ts'
import { isPersonal } from '../personal.ts'
import type { PageNode, ResolvedPage } from '../resolved-page.ts'
import { eachBlock } from '../tree.ts'
import { isMeasurable, type PageScript, scriptOf } from './page-script.ts'
import { perObject } from './per-object.ts'

/** What the blocks of a page declare, shown or not. */
export interface PageFacts {
  readonly script: PageScript
  readonly isMeasurable: boolean
  /** All blocks by their id. */
  readonly blocks: ReadonlyMap<string, PageNode>
  /** Ids of the blocks that a search updates, in the format of `data-live`: "filters results". */
  readonly liveBlocks: string
  /** Blocks with a form that posts to the page's address, by their id. */
  readonly forms: ReadonlyMap<string, PageNode>
  /** Ids of the blocks that show what changes at any time. */
  readonly freshBlocks: ReadonlySet<string>
  /** Ids of the blocks that depend on the visitor. */
  readonly personalBlocks: ReadonlySet<string>
  /** How many cars of its address it shows. */
  readonly maxChosen: number
  /** The parameters of the address that blocks read, sorted. */
  readonly parameters: ReadonlySet<string>
  /** Whether it says which locations are open. */
  readonly showsOpening: boolean
  /** The days in which blocks show. */
  readonly windows: readonly DayWindow[]
}

/** Found once for each page. */
export const pageFacts = perObject(({ blocks }: ResolvedPage): PageFacts => {
  const nodes = [...eachBlock(blocks)]
  const idsOf = (isOne: (node: PageNode) => boolean) =>
    new Set(nodes.filter(isOne).map(({ id }) => id))
  const byId = (some: readonly PageNode[]) => new Map(some.map((node) => [node.id, node]))
  return {
    script: scriptOf(nodes),
    isMeasurable: nodes.some(({ block }) => isMeasurable(block)),
    blocks: byId(nodes),
    liveBlocks: [...idsOf(({ block }) => block.varies.search)].join(' '),
    forms: byId(nodes.filter(({ block }) => block.posts)),
    freshBlocks: idsOf(isFresh),
    personalBlocks: idsOf(isPersonal),
    maxChosen: Math.max(0, ...nodes.map(({ block }) => block.varies.cars)),
    parameters: new Set(nodes.flatMap(({ block }) => block.varies.parameters).sort()),
    showsOpening: nodes.some(({ block }) => block.varies.opening),
    windows: nodes.flatMap(({ when }) =>
      when?.from !== undefined || when?.until !== undefined
        ? [{ first: when.from, last: when.until }]
        : [],
    ),
  }
})

function isFresh({ block, props }: PageNode): boolean {
  const { always } = block.varies
  if (typeof always === 'boolean') return always
  return Object.entries(always).some(([name, values]) => values.includes(String(props[name])))
}
