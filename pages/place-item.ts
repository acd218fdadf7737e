import type { Spot } from './change.ts'
import { anchorOf } from './change-ids.ts'
import { type Item, levelsAbove, levelsOf, putInto, slotOf } from './items.ts'

/** A page that is being changed. */
export interface Draft {
  readonly root: Item[]
  readonly byId: Map<string, Item>
}

/** Deeper nesting is rejected: the code that walks a page recurses. */
export const MOST_LEVELS = 30

/** Depth of the page's deepest block within the item, once it is at the spot. */
export const levelsAt = (item: Item, spot: Spot, draft: Draft): number =>
  levelsAbove(targetOf(spot, draft).parent) + levelsOf(item)

/** Puts an item that is in no list at the spot, whose anchor must exist. */
export function place(item: Item, spot: Spot, draft: Draft): void {
  const { list, parent, index } = targetOf(spot, draft)
  putInto(list, parent, index, item)
}

interface Target {
  readonly list: Item[]
  readonly parent: Item | undefined
  readonly index: number
}

function targetOf(spot: Spot, { root, byId }: Draft): Target {
  const anchor = byId.get(anchorOf(spot) ?? '')
  if (!anchor) {
    const isStart = 'at' in spot && spot.at === 'start'
    return { list: root, parent: undefined, index: isStart ? 0 : root.length }
  }
  if ('into' in spot) {
    const list = slotOf(anchor, spot.slot)
    return { list, parent: anchor, index: list.length }
  }
  const beside = anchor.list.indexOf(anchor)
  const index = 'after' in spot ? beside + 1 : beside
  return { list: anchor.list, parent: anchor.parent, index }
}
