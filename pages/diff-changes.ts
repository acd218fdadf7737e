import type { Change, SetChange, Spot } from './change.ts'
import { isEqual } from './equal.ts'
import { homeOf, type Item, itemsOf } from './items.ts'
import { longestIncreasing } from './longest-increasing.ts'
import type { PageNodeFile } from './page.ts'
import { eachBlock, slotsOf } from './tree.ts'

/** A block of the template: its rank in document order, and the list that contains it. */
interface TemplateBlock {
  readonly item: Item
  readonly rank: number
  readonly home: string
}

interface Comparison {
  readonly old: ReadonlyMap<string, TemplateBlock>
  /** Ids of blocks added by an insert. */
  readonly inserted: Set<string>
  readonly sets: Change[]
  readonly places: Change[]
}

/**
 * The changes that turn `template` into `page`: `resolveChanges(template, changesOf(template, page))`
 * is `page`. Blocks that keep their order are not named, so an editor saves only the differences.
 */
export function changesOf(
  template: readonly PageNodeFile[],
  page: readonly PageNodeFile[],
): Change[] {
  const old = new Map(
    Array.from(eachBlock(itemsOf(template)), (item, rank): [string, TemplateBlock] => [
      item.node.id,
      { item, rank, home: homeOf(item) },
    ]),
  )
  const root = itemsOf(page)
  const comparison: Comparison = { old, inserted: new Set(), sets: [], places: [] }
  placeList(root, undefined, '', comparison)
  const remaining = new Set(Array.from(eachBlock(root), ({ node }) => node.id))
  return [...comparison.sets, ...comparison.places, ...removals(old, remaining)]
}

/** Removed blocks, except those inside another removed block. */
const removals = (
  old: ReadonlyMap<string, TemplateBlock>,
  remaining: ReadonlySet<string>,
): Change[] =>
  [...old.values()]
    .map(({ item }) => item)
    .filter(
      ({ node, parent }) => !remaining.has(node.id) && (!parent || remaining.has(parent.node.id)),
    )
    .map(({ node }) => ({ remove: node.id }))

/** Parents before children, so that the anchor of a spot is always in place. */
function placeList(
  list: readonly Item[],
  parent: Item | undefined,
  slot: string,
  comparison: Comparison,
): void {
  const { old, inserted, sets } = comparison
  const home = parent ? `${parent.node.id}/${slot}` : ''
  const staying = longestIncreasing(
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

/** A new block with those of its children that are new too; the others are moved in later. */
function freshOf(item: Item, old: Comparison['old']): PageNodeFile {
  const slots = slotsOf(item)
    .map(([name, list]): [string, PageNodeFile[]] => [
      name,
      list.filter(({ node }) => !old.has(node.id)).map((child) => freshOf(child, old)),
    ])
    .filter(([, list]) => list.length > 0)
  return { ...item.node, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) }
}

/** Changes of a block itself. */
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
