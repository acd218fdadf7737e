import type { Change, InsertChange, MoveChange, SetChange, Spot } from './change.ts'
import { anchorOf, subjectOf } from './change-ids.ts'
import { type Item, isWithin, itemsOf, nodesOf, takeOut } from './items.ts'
import { hint } from './near-miss.ts'
import type { PageNodeFile } from './page.ts'
import { type Draft, levelsAt, MOST_LEVELS, place } from './place-item.ts'
import { eachBlock } from './tree.ts'

/** A change that does not fit the template as it is now. */
export interface Conflict {
  /** Index of the change. */
  readonly change: number
  readonly message: string
  readonly level: 'error' | 'warning'
}

type Verdict = Omit<Conflict, 'change'> | undefined

/** The template's blocks with a tenant's changes. A change that does not fit is reported, never thrown. */
export function resolveChanges(
  template: readonly PageNodeFile[],
  changes: readonly Change[],
): { blocks: PageNodeFile[]; conflicts: Conflict[] } {
  const root = itemsOf(template)
  const draft: Draft = { root, byId: new Map(Array.from(eachBlock(root), byNodeId)) }
  const conflicts = changes.flatMap((change, index): Conflict[] => {
    const verdict = apply(change, draft)
    return verdict ? [{ change: index, ...verdict }] : []
  })
  return { blocks: nodesOf(root), conflicts }
}

const byNodeId = (item: Item): [string, Item] => [item.node.id, item]

function apply(change: Change, draft: Draft): Verdict {
  if ('insert' in change) return insert(change, draft)
  const id = subjectOf(change)
  const item = draft.byId.get(id)
  if (!item) {
    const message = `the template has no block "${id}"`
    return absent(id, draft, message, '; name another block, or delete this change')
  }
  if ('move' in change) return move(item, change, draft)
  if ('set' in change) return set(item, change)
  return remove(item, draft)
}

const warn = (message: string): Verdict => ({ message, level: 'warning' })

/** A mistyped id is an error; any other is that of a block that the template no longer has (D2). */
function absent(id: string, draft: Draft, message: string, remedy: string): Verdict {
  const near = hint(id, draft.byId.keys())
  return near === ''
    ? warn(`${message}${remedy}`)
    : { message: `${message}${near}`, level: 'error' }
}

function insert(change: InsertChange, draft: Draft): Verdict {
  const [item] = itemsOf([change.insert])
  if (!item) return undefined
  const fresh = [...eachBlock([item])]
  const taken = fresh.find(({ node }) => draft.byId.has(node.id))?.node.id
  if (taken !== undefined) {
    const message = `the page has a block "${taken}" already; give this block another id, or replace this change by { "set": "${taken}", … }`
    return { message, level: 'error' }
  }
  const anchor = anchorOf(change)
  const isGone = anchor !== undefined && !draft.byId.has(anchor)
  const tooDeep = isGone ? undefined : depthVerdict(item, change, draft)
  if (tooDeep) return tooDeep
  place(item, isGone ? { at: 'end' } : change, draft)
  for (const each of fresh) draft.byId.set(each.node.id, each)
  if (!isGone) return undefined
  return absent(
    anchor,
    draft,
    `there is no block "${anchor}", the anchor of "${item.node.id}"`,
    ': the block is at the end of the page; name a block that exists',
  )
}

function move(item: Item, change: MoveChange, draft: Draft): Verdict {
  const anchorId = anchorOf(change)
  const anchor = anchorId === undefined ? undefined : draft.byId.get(anchorId)
  if (anchorId !== undefined && !anchor) {
    return absent(
      anchorId ?? '',
      draft,
      `there is no block "${anchorId}", to which "${item.node.id}" moves`,
      `: "${item.node.id}" stays; name a block that exists, or delete this change`,
    )
  }
  if (isWithin(anchor, item)) {
    return warn(`"${item.node.id}" cannot move into itself; delete this change`)
  }
  const tooDeep = depthVerdict(item, change, draft)
  if (tooDeep) return tooDeep
  takeOut(item)
  place(item, change, draft)
  return undefined
}

function depthVerdict(item: Item, spot: Spot, draft: Draft): Verdict {
  const levels = levelsAt(item, spot, draft)
  if (levels <= MOST_LEVELS) return undefined
  const message = `"${item.node.id}" would be ${levels} blocks deep; expected at most ${MOST_LEVELS}`
  return { message, level: 'error' }
}

function remove(item: Item, draft: Draft): Verdict {
  takeOut(item)
  for (const { node } of eachBlock([item])) draft.byId.delete(node.id)
  return undefined
}

function set(item: Item, change: SetChange): Verdict {
  const { props: oldProps, when: oldWhen, block: oldBlock, ...rest } = item.node
  const merged = { ...(change.block === undefined && oldProps), ...change.props }
  const unset = new Set(change.unset)
  const props = Object.fromEntries(Object.entries(merged).filter(([name]) => !unset.has(name)))
  const when = change.when === undefined ? oldWhen : change.when
  item.node = {
    ...rest,
    block: change.block ?? oldBlock,
    ...(Object.keys(props).length > 0 && { props }),
    ...(when && { when }),
  }
  return undefined
}
