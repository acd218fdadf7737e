import type { PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'

export type Blocks = readonly PageNodeFile[]

/** A list of blocks: the page's own where no parent is named, else a slot of that block. */
export interface Place {
  readonly parent?: string
  readonly slot?: string
}

/** Where in a list: before the block that has this index now. */
export interface Spot extends Place {
  readonly index: number
}

/** Blocks by their ids; every row of the tree asks at each key, and lists are never changed in place. */
const indexes = new WeakMap<Blocks, ReadonlyMap<string, PageNodeFile>>()

/** The block of an id. */
export function blockOf(blocks: Blocks, id: string): PageNodeFile | undefined {
  const index =
    indexes.get(blocks) ?? new Map(Array.from(eachBlock(blocks), (block) => [block.id, block]))
  indexes.set(blocks, index)
  return index.get(id)
}

/** Where a block is. */
export function spotOf(blocks: Blocks, id: string, place: Place = {}): Spot | undefined {
  const index = blocks.findIndex((block) => block.id === id)
  if (index >= 0) return { ...place, index }
  for (const block of blocks) {
    for (const [slot, inner] of Object.entries(block.slots ?? {})) {
      const found = spotOf(inner, id, { parent: block.id, slot })
      if (found) return found
    }
  }
  return undefined
}

/** The blocks of a list; none for a slot that has none. */
export const listAt = (blocks: Blocks, { parent, slot = '' }: Place): Blocks =>
  parent === undefined ? blocks : (blockOf(blocks, parent)?.slots?.[slot] ?? [])

/** The ids around a block, the outermost first. */
export function parentsOf(blocks: Blocks, id: string): string[] {
  const parent = spotOf(blocks, id)?.parent
  return parent === undefined ? [] : [...parentsOf(blocks, parent), parent]
}

/** Of some ids those that are not inside another of them, in the order of the page. */
export function outermost(blocks: Blocks, ids: ReadonlySet<string>): string[] {
  const found: string[] = []
  const look = (list: Blocks) => {
    for (const block of list) {
      if (ids.has(block.id)) found.push(block.id)
      else for (const inner of Object.values(block.slots ?? {})) look(inner)
    }
  }
  look(blocks)
  return found
}

/** Blocks with another one in place of that of an id; what is not around it is shared. */
export function withBlock(
  blocks: Blocks,
  id: string,
  change: (block: PageNodeFile) => PageNodeFile,
): Blocks {
  let changed = false
  const next = blocks.map((block) => {
    if (changed) return block
    const after = block.id === id ? change(block) : insideOf(block, id, change)
    changed = after !== block
    return after
  })
  return changed ? next : blocks
}

function insideOf(
  block: PageNodeFile,
  id: string,
  change: (block: PageNodeFile) => PageNodeFile,
): PageNodeFile {
  for (const [slot, inner] of Object.entries(block.slots ?? {})) {
    const after = withBlock(inner, id, change)
    if (after !== inner) return withSlot(block, slot, after)
  }
  return block
}

/** A block with other blocks in a slot; empty slots are left out, as in files. */
function withSlot({ slots = {}, ...block }: PageNodeFile, slot: string, list: Blocks) {
  const { [slot]: _, ...others } = slots
  if (list.length > 0) return { ...block, slots: { ...slots, [slot]: list } }
  return Object.keys(others).length > 0 ? { ...block, slots: others } : block
}

const withList = (
  blocks: Blocks,
  { parent, slot = '' }: Place,
  change: (list: Blocks) => Blocks,
): Blocks =>
  parent === undefined
    ? change(blocks)
    : withBlock(blocks, parent, (block) => withSlot(block, slot, change(block.slots?.[slot] ?? [])))

/** Blocks with more of them at a spot. */
export const withInserted = (blocks: Blocks, spot: Spot, more: Blocks): Blocks =>
  more.length === 0
    ? blocks
    : withList(blocks, spot, (list) => list.toSpliced(spot.index, 0, ...more))

/** Blocks without those of some ids, with all that is inside these. */
export function withoutBlocks(blocks: Blocks, ids: ReadonlySet<string>): Blocks {
  return outermost(blocks, ids).reduce((rest, id) => {
    const spot = spotOf(rest, id)
    return spot ? withList(rest, spot, (list) => list.toSpliced(spot.index, 1)) : rest
  }, blocks)
}

/**
 * Blocks with some of them moved to a spot, in the order that they had; the spot's index is that before the
 * move. The same where the spot is inside of one of them.
 */
export function withMoved(blocks: Blocks, ids: ReadonlySet<string>, spot: Spot): Blocks {
  const moved = outermost(blocks, ids)
  if (spot.parent !== undefined) {
    const around = [...parentsOf(blocks, spot.parent), spot.parent]
    if (around.some((id) => moved.includes(id)) || !blockOf(blocks, spot.parent)) return blocks
  }
  const nodes = moved.flatMap((id) => blockOf(blocks, id) ?? [])
  const before = listAt(blocks, spot).slice(0, spot.index)
  const index = before.filter(({ id }) => !moved.includes(id)).length
  return withInserted(withoutBlocks(blocks, new Set(moved)), { ...spot, index }, nodes)
}

/** Copies of blocks under ids of their own. */
export function withNewIds(
  copied: Blocks,
  taken: ReadonlySet<string>,
  random = randomEnd,
): PageNodeFile[] {
  const used = new Set(taken)
  const copy = ({ id, slots, ...block }: PageNodeFile): PageNodeFile => {
    const fresh = freshId(id, used, random)
    used.add(fresh)
    if (!slots) return { id: fresh, ...block }
    const inner = Object.entries(slots).map(([slot, list]) => [slot, list.map(copy)])
    return { id: fresh, ...block, slots: Object.fromEntries(inner) }
  }
  return copied.map(copy)
}

/**
 * An id like this one that nobody else has, nor gives at the same moment, since by its id a block is the same
 * block to whoever merges: `hero-7f3a`.
 */
export function freshId(like: string, taken: ReadonlySet<string>, random = randomEnd): string {
  const stem = like.replace(/-\d[a-z0-9]{3}$/, '')
  let id: string
  do id = `${stem}-${random()}`
  while (taken.has(id))
  return id
}

/** A digit and three letters or digits. */
function randomEnd(): string {
  const [first = 0, rest = 0] = crypto.getRandomValues(new Uint16Array(2))
  return `${first % 10}${(rest % 36 ** 3).toString(36).padStart(3, '0')}`
}

/** The ids of all blocks. */
export const idsOf = (blocks: Blocks): Set<string> =>
  new Set(Array.from(eachBlock(blocks), ({ id }) => id))
