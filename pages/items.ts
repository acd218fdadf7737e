import type { PageNodeFile } from './page.ts'
import { slotsOf } from './tree.ts'

/** A block in a page that is being changed. */
export interface Item {
  node: Omit<PageNodeFile, 'slots'>
  /** Without a prototype: a slot may be called "constructor". */
  readonly slots: Record<string, Item[]>
  /** The list that contains it, and the block whose slot that list is. */
  list: Item[]
  parent: Item | undefined
}

/** Page blocks as items with their list and parent; `list` receives them. */
export function itemsOf(
  nodes: readonly PageNodeFile[],
  list: Item[] = [],
  parent: Item | undefined = undefined,
): Item[] {
  for (const { slots = {}, ...node } of nodes) {
    const item: Item = { node, slots: Object.create(null), list, parent }
    for (const [name, children] of Object.entries(slots))
      itemsOf(children, slotOf(item, name), item)
    list.push(item)
  }
  return list
}

/** The list that contains an item: `body/side`, or an empty text for the page itself. */
export function homeOf({ parent, list }: Item): string {
  if (!parent) return ''
  const slot = slotsOf(parent).find(([, children]) => children === list)?.[0]
  return `${parent.node.id}/${slot}`
}

/** The list of a slot, created if the block has none. */
export function slotOf(item: Item, name: string): Item[] {
  const list = item.slots[name] ?? []
  item.slots[name] = list
  return list
}

/** Items as page blocks; empty slots are left out. */
export function nodesOf(items: readonly Item[]): PageNodeFile[] {
  return items.map(({ node, slots }) => {
    const filled = Object.entries(slots).filter(([, list]) => list.length > 0)
    if (filled.length === 0) return { ...node }
    return {
      ...node,
      slots: Object.fromEntries(filled.map(([name, list]) => [name, nodesOf(list)])),
    }
  })
}

/** Nesting depth of an item, itself included; 0 for the page itself. */
export function levelsAbove(item: Item | undefined): number {
  let levels = 0
  for (let each = item; each; each = each.parent) levels += 1
  return levels
}

/** Levels of blocks in an item, itself included. */
export const levelsOf = ({ slots }: Item): number =>
  1 + Math.max(0, ...Object.values(slots).flat().map(levelsOf))

/** Whether `item` is `outer` or inside it. */
export const isWithin = (item: Item | undefined, outer: Item): boolean =>
  item !== undefined && (item === outer || isWithin(item.parent, outer))

export function takeOut(item: Item): void {
  item.list.splice(item.list.indexOf(item), 1)
}

/** Puts an item that is in no list into one. */
export function putInto(list: Item[], parent: Item | undefined, index: number, item: Item): void {
  list.splice(index, 0, item)
  item.list = list
  item.parent = parent
}
