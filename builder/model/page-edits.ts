import { changesOf } from '#pages/diff-changes.ts'
import type { PageFile, PageNodeFile, When } from '#pages/page.ts'
import type { Path } from '#pages/problem.ts'
import {
  type Blocks,
  blockOf,
  idsOf,
  listAt,
  outermost,
  type Spot,
  spotOf,
  withBlock,
  withInserted,
  withMoved,
  withNewIds,
  withoutBlocks,
} from './blocks.ts'
import { valueAt, withValue } from './with-value.ts'

/** A page as the builder edits it: with all blocks, as a file writes them. */
export type Page = PageFile

/** The fields about the page itself. */
export type PageHead = Omit<Page, 'blocks'>

/** What an edit made: the page, and the blocks that are selected then. */
export interface Edited {
  readonly page: Page
  readonly selection: readonly string[]
}

const withBlocks = (page: Page, blocks: Blocks): Page =>
  blocks === page.blocks ? page : { ...page, blocks }

/** Sets a prop, or a part of it, of a block; undefined unsets it. */
export const setProp = (page: Page, id: string, path: Path, value: unknown): Page =>
  withBlocks(
    page,
    withBlock(page.blocks, id, (block) => {
      if (value === undefined && valueAt(block.props, path) === undefined) return block
      const { props, ...rest } = block
      const next = withValue(props ?? {}, path, value)
      return Object.keys(next as object).length > 0
        ? { ...block, props: next as PageNodeFile['props'] & object }
        : rest
    }),
  )

/** Sets any part of a block but its id and place; undefined unsets it. */
export const setBlock = (page: Page, id: string, path: Path, value: unknown): Page =>
  withBlocks(
    page,
    withBlock(page.blocks, id, (block) => withValue(block, path, value) as PageNodeFile),
  )

/** Sets the condition of a block; undefined shows it always. */
export const setWhen = (page: Page, id: string, when: When | undefined): Page =>
  withBlocks(
    page,
    withBlock(page.blocks, id, ({ when: _, ...block }) => (when ? { ...block, when } : block)),
  )

/** Sets a field about the page, or a part of it; undefined unsets it. */
export const setHead = (page: Page, path: Path, value: unknown): Page =>
  // The server checks what it is sent, as it checks files.
  withValue(page, path, value) as Page

/** Inserts copies of blocks, under ids of their own, and selects them. */
export function insertBlocks(page: Page, spot: Spot, blocks: Blocks): Edited {
  const fresh = withNewIds(blocks, idsOf(page.blocks))
  return {
    page: withBlocks(page, withInserted(page.blocks, spot, fresh)),
    selection: fresh.map(({ id }) => id),
  }
}

/** Moves blocks to a spot. */
export const moveBlocks = (page: Page, ids: ReadonlySet<string>, spot: Spot): Edited => ({
  page: withBlocks(page, withMoved(page.blocks, ids, spot)),
  selection: outermost(page.blocks, ids),
})

/** Takes blocks out; the next one is selected, or the one before, or what is around. */
export function removeBlocks(page: Page, ids: ReadonlySet<string>): Edited {
  const removed = outermost(page.blocks, ids)
  const blocks = withoutBlocks(page.blocks, ids)
  const [first] = removed
  const spot = first === undefined ? undefined : spotOf(page.blocks, first)
  const list = spot ? listAt(blocks, spot) : []
  const next = list[spot?.index ?? 0]?.id ?? list.at(-1)?.id ?? spot?.parent
  return { page: withBlocks(page, blocks), selection: next === undefined ? [] : [next] }
}

/** Copies blocks to directly after each of them, and selects the copies. */
export function duplicateBlocks(page: Page, ids: ReadonlySet<string>): Edited {
  return outermost(page.blocks, ids).reduce<Edited>(
    (before, id) => {
      const block = blockOf(before.page.blocks, id)
      const spot = spotOf(before.page.blocks, id)
      if (!block || !spot) return before
      const after = insertBlocks(before.page, { ...spot, index: spot.index + 1 }, [block])
      return { page: after.page, selection: [...before.selection, ...after.selection] }
    },
    { page, selection: [] },
  )
}

/** Where blocks go that are moved up (-1) or down (1) in their list; undefined at its end. */
export function stepSpot(page: Page, ids: ReadonlySet<string>, step: 1 | -1): Spot | undefined {
  const moved = outermost(page.blocks, ids)
  const spots = moved.flatMap((id) => spotOf(page.blocks, id) ?? [])
  const [first] = spots
  const last = spots.at(-1)
  if (!first || !last || first.parent !== last.parent || first.slot !== last.slot) return undefined
  const index = step < 0 ? first.index - 1 : last.index + 2
  const isOutside = index < 0 || index > listAt(page.blocks, first).length
  return isOutside ? undefined : { ...first, index }
}

/** Where a block goes that leaves its slot: directly after the block around it. */
export function outOfSlot(page: Page, id: string): Spot | undefined {
  const parent = spotOf(page.blocks, id)?.parent
  const around = parent === undefined ? undefined : spotOf(page.blocks, parent)
  return around && { ...around, index: around.index + 1 }
}

/** Back to the template's props and condition of a block; to its own `field` alone where one is named. */
export function resetBlock(page: Page, template: Blocks, id: string, field?: string): Page {
  const was = blockOf(template, id)
  if (!was) return page
  if (field === 'when') return setWhen(page, id, was.when)
  if (field !== undefined) return setProp(page, id, [field], was.props?.[field])
  return withBlocks(
    page,
    withBlock(page.blocks, id, ({ slots }) => {
      const { slots: _, ...own } = was
      return slots ? { ...own, slots } : own
    }),
  )
}

/** Back to the template in everything. */
export const resetPage = (page: Page, template: Page): Page =>
  changesOf(template.blocks, page.blocks).length === 0 ? page : withBlocks(page, template.blocks)

/** Puts a block of the template back where it was, with all inside it that is not elsewhere now. */
export function bringBack(page: Page, gone: PageNodeFile, spot: Spot): Edited {
  const here = idsOf(page.blocks)
  const without = ({ slots, ...block }: PageNodeFile): PageNodeFile => {
    const inner = Object.entries(slots ?? {})
      .map(([slot, list]) => [slot, list.filter(({ id }) => !here.has(id)).map(without)] as const)
      .filter(([, list]) => list.length > 0)
    return inner.length > 0 ? { ...block, slots: Object.fromEntries(inner) } : block
  }
  return {
    page: withBlocks(page, withInserted(page.blocks, spot, [without(gone)])),
    selection: [gone.id],
  }
}

/** A last day that is over on every site. */
const LONG_AGO = '2000-01-01'

/** Whether a block is hidden by its own last day. */
export const isHidden = ({ when }: PageNodeFile): boolean => when?.until === LONG_AGO

/** Hides a block by a last day that is long over, or shows it again; its other conditions stay. */
export function toggleHidden(page: Page, id: string): Page {
  const block = blockOf(page.blocks, id)
  if (!block) return page
  // A first day after the last would be a fault.
  const { from: _, until: __, ...others } = block.when ?? {}
  if (!isHidden(block)) return setWhen(page, id, { ...others, until: LONG_AGO })
  return setWhen(page, id, Object.keys(others).length > 0 ? others : undefined)
}
