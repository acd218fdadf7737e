import type { PageNodeFile } from '#pages/page.ts'
import { type Blocks, blockOf, listAt, type Place, type Spot, spotOf } from './blocks.ts'
import type { Kinds } from './fit.ts'
import type { GoneBlock } from './marks.ts'

/** A row of the tree. Its id says what it is of: a block's is the block's own. */
export interface TreeRow {
  readonly id: string
  readonly kind: 'page' | 'block' | 'slot' | 'gone'
  /** Names the row: the block's title, that of the slot. */
  readonly title: string
  readonly children: readonly TreeRow[]
}

/** The row of the page itself; no id of a block has a colon. */
export const PAGE_ROW = 'page:'

/** The row of a slot. */
export const slotRow = (parent: string, slot: string): string => `slot:${parent}/${slot}`
const goneRow = (id: string): string => `gone:${id}`

/** The slot that a row is of. */
export function slotOfRow(id: string): Required<Place> | undefined {
  const found = /^slot:([^/]+)\/(.+)$/.exec(id)
  return found?.[1] && found[2] ? { parent: found[1], slot: found[2] } : undefined
}

/** The removed block that a row is of. */
export const goneOfRow = (id: string): string | undefined =>
  id.startsWith('gone:') ? id.slice(5) : undefined

/** Of some rows those that are of blocks. */
export const blockRows = (ids: Iterable<string>): Set<string> =>
  new Set([...ids].filter((id) => !id.includes(':')))

/** The tree of a page: each block with its slots, and what the page took out of the template where it would be. */
export function rowsOf(blocks: Blocks, kinds: Kinds, gone: readonly GoneBlock[]): TreeRow[] {
  const titleOf = (block: PageNodeFile) => kinds.get(block.block)?.title ?? block.block
  const list = (inner: Blocks, place: Place): TreeRow[] => {
    const missing = gone.filter((each) => each.parent === place.parent && each.slot === place.slot)
    const goneAfter = (after: string | undefined) =>
      missing
        .filter((each) => each.after === after)
        .map(
          ({ block }): TreeRow => ({
            id: goneRow(block.id),
            kind: 'gone',
            title: titleOf(block),
            children: [],
          }),
        )
    return [
      ...goneAfter(undefined),
      ...inner.flatMap((block) => [row(block), ...goneAfter(block.id)]),
    ]
  }
  const row = (block: PageNodeFile): TreeRow => {
    const slots = kinds.get(block.block)?.slots ?? {}
    // Also a slot that the block no longer has: what is in it can be moved out.
    const names = new Set([...Object.keys(slots), ...Object.keys(block.slots ?? {})])
    return {
      id: block.id,
      kind: 'block',
      title: titleOf(block),
      children: Array.from(names, (slot) => ({
        id: slotRow(block.id, slot),
        kind: 'slot',
        title: (Object.hasOwn(slots, slot) && slots[slot]?.title) || slot,
        children: list(block.slots?.[slot] ?? [], { parent: block.id, slot }),
      })),
    }
  }
  return [{ id: PAGE_ROW, kind: 'page', title: 'This page', children: [] }, ...list(blocks, {})]
}

/** Of a block what tells it from others of its kind: its heading, or its first text. */
export function detailOf({ props = {} }: PageNodeFile): string {
  const told = ['heading', 'title', 'label', 'name', 'text', 'place', 'form', 'refine']
  const first = [...told.map((name) => props[name]), ...Object.values(props)].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return typeof first === 'string' ? first : ''
}

/** Where a drag may end: beside a row, on it, or on the tree itself. */
export type DropPlace =
  | { readonly type: 'root' }
  | {
      readonly type: 'item'
      readonly key: string | number
      readonly dropPosition: 'on' | 'before' | 'after'
    }

/** The spot of a place in the tree; undefined where nothing can be dropped. */
export function dropSpot(blocks: Blocks, target: DropPlace): Spot | undefined {
  if (target.type === 'root') return { index: blocks.length }
  const key = String(target.key)
  const slot = slotOfRow(key)
  if (target.dropPosition === 'on') return slot && { ...slot, index: listAt(blocks, slot).length }
  const spot = spotOf(blocks, key)
  return spot && { ...spot, index: spot.index + (target.dropPosition === 'after' ? 1 : 0) }
}

/**
 * Where new blocks may go that are inserted at a row, the nearest first: after a block, or at the end of a slot of
 * it; at the end of a slot; after what either is in; at the end of the page.
 */
export function insertSpots(
  blocks: Blocks,
  row: string | undefined,
  kinds: Kinds,
): readonly [Spot, ...Spot[]] {
  const endOf = (place: Place): Spot => ({ ...place, index: listAt(blocks, place).length })
  const slot = row === undefined ? undefined : slotOfRow(row)
  const after = (id: string | undefined): Spot[] => {
    const spot = id === undefined ? undefined : spotOf(blocks, id)
    return spot ? [{ ...spot, index: spot.index + 1 }, ...after(spot.parent)] : []
  }
  if (slot) return [endOf(slot), ...after(slot.parent)]
  const [spot, ...outside] = after(row)
  if (spot && row !== undefined) {
    const slots = kinds.get(blockOf(blocks, row)?.block ?? '')?.slots ?? {}
    const inside = Object.keys(slots).map((slot) => endOf({ parent: row, slot }))
    return [spot, ...inside, ...outside]
  }
  // Before what closes the page.
  const last = blocks.at(-1)
  const isFoot = last !== undefined && blocks.length > 1 && kinds.get(last.block)?.role === 'chrome'
  return [{ index: isFoot ? blocks.length - 1 : blocks.length }]
}

/** A place in words, after which `moved` blocks stand there: "After Car details, in Main column, 3 of 4". */
export function spotWords(
  blocks: Blocks,
  spot: Spot,
  moved: ReadonlySet<string>,
  kinds: Kinds,
): string {
  const list = listAt(blocks, spot)
  const titleOf = (block: PageNodeFile | undefined) =>
    block && (kinds.get(block.block)?.title ?? block.block)
  const others = list.filter(({ id }) => !moved.has(id))
  const before = list.slice(0, spot.index).filter(({ id }) => !moved.has(id))
  const after = titleOf(before.at(-1))
  const place = placeWords(blocks, spot, kinds)
  const number = `${before.length + 1} of ${others.length + 1}`
  return after === undefined
    ? `First in ${place}, ${number}`
    : `After ${after}, in ${place}, ${number}`
}

/** A list of blocks in words: "Main column of Two columns", "the page". */
export function placeWords(blocks: Blocks, { parent, slot = '' }: Place, kinds: Kinds): string {
  if (parent === undefined) return 'the page'
  const kind = kinds.get(blockOf(blocks, parent)?.block ?? '')
  const title = kind && Object.hasOwn(kind.slots, slot) ? kind.slots[slot]?.title : undefined
  return `${title ?? slot} of ${kind?.title ?? parent}`
}
