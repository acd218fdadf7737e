import type { Change } from '#pages/change.ts'
import { changesOf } from '#pages/diff-changes.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import { type Blocks, blockOf, listAt, type Place, spotOf } from './blocks.ts'

/** What a page made of a template's block: nothing, a change of its own, or a block of its own. */
export type Mark = 'template' | 'changed' | 'added'

export interface BlockMark {
  readonly mark: Mark
  /** Names of the props that differ; `when` for its condition. */
  readonly fields: ReadonlySet<string>
  readonly isMoved: boolean
}

/** A block of the template that the page has taken out, with where it would be. */
export interface GoneBlock extends Place {
  readonly block: PageNodeFile
  /** The block that it stood after, of those that are still there. */
  readonly after?: string
}

export interface Marks {
  readonly blocks: ReadonlyMap<string, BlockMark>
  readonly gone: readonly GoneBlock[]
  readonly changes: readonly Change[]
}

const asTemplate: BlockMark = { mark: 'template', fields: new Set(), isMoved: false }
const asAdded: BlockMark = { mark: 'added', fields: new Set(), isMoved: false }

/** Marks of each block against the template's, as the page would be saved (`changesOf`). */
export function marksOf(template: Blocks, page: Blocks): Marks {
  const changes = changesOf(template, page)
  const own = new Set(Array.from(eachBlock(template), ({ id }) => id))
  const blocks = new Map<string, BlockMark>()
  for (const { id } of eachBlock(page)) blocks.set(id, own.has(id) ? asTemplate : asAdded)
  const differ = (id: string, difference: Partial<BlockMark>) => {
    const before = blocks.get(id)
    if (before?.mark !== 'added')
      blocks.set(id, { ...asTemplate, ...before, mark: 'changed', ...difference })
  }
  const gone: GoneBlock[] = []
  for (const change of changes) {
    if ('set' in change) differ(change.set, { fields: fieldsOf(change) })
    if ('move' in change) differ(change.move, { isMoved: true })
    if ('remove' in change) gone.push(...goneBlock(template, page, change.remove))
  }
  return { blocks, gone, changes }
}

const fieldsOf = (change: Extract<Change, { set: string }>): Set<string> =>
  new Set([
    ...Object.keys(change.props ?? {}),
    ...(change.unset ?? []),
    ...(change.when === undefined ? [] : ['when']),
  ])

function goneBlock(template: Blocks, page: Blocks, id: string): GoneBlock[] {
  const block = blockOf(template, id)
  const spot = spotOf(template, id)
  if (!block || !spot) return []
  const { index, ...place } = spot
  const here = new Set(listAt(page, place).map((each) => each.id))
  const after = listAt(template, place)
    .slice(0, index)
    .findLast((each) => here.has(each.id))?.id
  return [{ block, ...place, ...(after !== undefined && { after }) }]
}
