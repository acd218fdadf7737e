import type { Change, SetChange, Spot } from './change.ts'
import { isEqual } from './equal.ts'
import { type Item, itemsOf } from './items.ts'
import { longestRising } from './longest-rising.ts'
import type { PageNodeFile } from './page.ts'
import { eachBlock, slotsOf } from './tree.ts'

/** A block of the template: its place in the order of reading, and the list it stands in. */
interface Old {
  readonly item: Item
  readonly rank: number
  readonly home: string
}

interface Comparison {
  readonly old: ReadonlyMap<string, Old>
  /** Ids of blocks that an insert has brought in. */
  readonly inserted: Set<string>
  readonly sets: Change[]
  readonly places: Change[]
}

/**
 * The changes that make `page` of `template`: `resolveChanges(template, changesOf(template, page))`
 * is `page`. What keeps its order stays unnamed, so an editor saves only what differs.
 */
export function changesOf(
  template: readonly PageNodeFile[],
  page: readonly PageNodeFile[],
): Change[] {
  const old = new Map(
    Array.from(eachBlock(itemsOf(template)), (item, rank): [string, Old] => [
      item.node.id,
      { item, rank, home: homeOf(item) },
    ]),
  )
  const root = itemsOf(page)
  const comparison: Comparison = { old, inserted: new Set(), sets: [], places: [] }
  placeList(root, undefined, '', comparison)
  const kept = new Set(Array.from(eachBlock(root), ({ node }) => node.id))
  return [...comparison.sets, ...comparison.places, ...removals(old, kept)]
}

/** Blocks that are gone; those inside another that is gone go with it. */
const removals = (old: ReadonlyMap<string, Old>, kept: ReadonlySet<string>): Change[] =>
  [...old.values()]
    .map(({ item }) => item)
    .filter(({ node, parent }) => !kept.has(node.id) && (!parent || kept.has(parent.node.id)))
    .map(({ node }) => ({ remove: node.id }))

/** The list that an item stands in: `body/side`, or nothing for the page itself. */
function homeOf({ parent, list }: Item): string {
  if (!parent) return ''
  const slot = slotsOf(parent).find(([, children]) => children === list)?.[0]
  return `${parent.node.id}/${slot}`
}

/** Parents before children: what a spot names is then always in place. */
function placeList(
  list: readonly Item[],
  parent: Item | undefined,
  slot: string,
  comparison: Comparison,
): void {
  const { old, inserted, sets } = comparison
  const home = parent ? `${parent.node.id}/${slot}` : ''
  const staying = longestRising(
    list
      .filter(({ node }) => old.get(node.id)?.home === home)
      .map(({ node }) => ({ id: node.id, rank: old.get(node.id)?.rank ?? 0 })),
  )
  const inPlace = (item: Item) => staying.has(item.node.id) || inserted.has(item.node.id)
  list.forEach((item, index) => {
    if (!inPlace(item)) {
      const next = list.slice(index + 1).find(inPlace)
      putInPlace(item, spotOf(list[index - 1], next, parent, slot), comparison)
    }
    const was = old.get(item.node.id)
    if (was) sets.push(...setsOf(was.item.node, item.node))
    for (const [name, children] of slotsOf(item)) placeList(children, item, name, comparison)
  })
}

function spotOf(
  previous: Item | undefined,
  next: Item | undefined,
  parent: Item | undefined,
  slot: string,
): Spot {
  if (previous) return { after: previous.node.id }
  if (next) return { before: next.node.id }
  return parent ? { into: parent.node.id, slot } : { at: 'start' }
}

function putInPlace(item: Item, spot: Spot, { old, inserted, places }: Comparison): void {
  if (old.has(item.node.id)) {
    places.push({ move: item.node.id, ...spot })
    return
  }
  const fresh = freshOf(item, old)
  for (const { node } of eachBlock(itemsOf([fresh]))) inserted.add(node.id)
  places.push({ insert: fresh, ...spot })
}

/** A new block with those of its children that are new too; the others move in later. */
function freshOf(item: Item, old: Comparison['old']): PageNodeFile {
  const slots = slotsOf(item)
    .map(([name, list]): [string, PageNodeFile[]] => [
      name,
      list.filter(({ node }) => !old.has(node.id)).map((child) => freshOf(child, old)),
    ])
    .filter(([, list]) => list.length > 0)
  return { ...item.node, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) }
}

/** What changed of a block itself. */
function setsOf(was: Item['node'], is: Item['node']): SetChange[] {
  const when = isEqual(was.when, is.when) ? {} : { when: is.when ?? null }
  const before = was.props ?? {}
  const after = is.props ?? {}
  if (was.block !== is.block) return [{ set: is.id, block: is.block, props: after, ...when }]
  const props = Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !Object.hasOwn(before, name) || !isEqual(before[name], value),
    ),
  )
  const unset = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const change: SetChange = {
    set: is.id,
    ...(Object.keys(props).length > 0 && { props }),
    ...(unset.length > 0 && { unset }),
    ...when,
  }
  return Object.keys(change).length > 1 ? [change] : []
}
