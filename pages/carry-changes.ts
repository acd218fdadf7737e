import type { Change, SetChange } from './change.ts'
import { anchorOf, subjectOf } from './change-ids.ts'
import { changesOf } from './diff-changes.ts'
import { isEqual } from './equal.ts'
import type { PageNodeFile } from './page.ts'
import { resolveChanges } from './resolve-changes.ts'
import { eachBlock } from './tree.ts'

/** What becomes of a change to one site's page on the page of another site of the template. */
export type ChangeFate =
  | 'applies'
  /** The page is so already. */
  | 'same'
  /** The other site changed the same itself, and keeps that. */
  | 'theirs'
  /** The block that it changes, or to which it moves one, is not there. */
  | 'gone'
  /** The block beside which it inserts one is not there: the new block stands last. */
  | 'place_gone'
  /** Another block has the id of the new one: it is left out. */
  | 'id_taken'

export interface CarriedChanges {
  readonly blocks: readonly PageNodeFile[]
  /** Of each change. */
  readonly fates: readonly ChangeFate[]
}

/** Whether the other site keeps what it changed itself. */
export type OwnChanges = 'leave' | 'replace'

/**
 * Applies changes to the page of another site that has the same template's page. Of a block that the site
 * changed itself only what it left alone is changed, unless its own is to be replaced. Spec 6.04.
 */
export function carryChanges(
  template: readonly PageNodeFile[],
  page: readonly PageNodeFile[],
  changes: readonly Change[],
  own: OwnChanges,
): CarriedChanges {
  const kept = own === 'leave' ? changesOf(template, page) : []
  let blocks = page
  const fates = changes.map((change): ChangeFate => {
    const { fate, carried } = fitted(change, blocks, kept)
    if (carried) blocks = resolveChanges(blocks, [carried]).blocks
    return fate
  })
  return { blocks, fates }
}

interface Fitted {
  readonly fate: ChangeFate
  /** Absent where nothing is changed. */
  readonly carried?: Change
}

function fitted(change: Change, page: readonly PageNodeFile[], kept: readonly Change[]): Fitted {
  const byId = new Map(Array.from(eachBlock(page), (block) => [block.id, block]))
  const anchor = 'set' in change || 'remove' in change ? undefined : anchorOf(change)
  const hasPlace = anchor === undefined || byId.has(anchor)
  if ('insert' in change) {
    const here = byId.get(change.insert.id)
    if (here && isEqual(here, change.insert)) return { fate: 'same' }
    const isTaken = Array.from(eachBlock([change.insert])).some(({ id }) => byId.has(id))
    if (isTaken) return { fate: 'id_taken' }
    return { fate: hasPlace ? 'applies' : 'place_gone', carried: change }
  }
  const block = byId.get(subjectOf(change))
  if ('set' in change) return block ? fittedSet(change, block, kept) : { fate: 'gone' }
  if ('remove' in change) {
    if (!block) return { fate: 'same' }
    const inside = new Set(Array.from(eachBlock([block]), ({ id }) => id))
    const isTheirs = kept.some((each) => inside.has(subjectOf(each)))
    return isTheirs ? { fate: 'theirs' } : { fate: 'applies', carried: change }
  }
  if (!block || !hasPlace) return { fate: 'gone' }
  if (isEqual(resolveChanges(page, [change]).blocks, page)) return { fate: 'same' }
  const isTheirs = kept.some((each) => 'move' in each && each.move === change.move)
  return isTheirs ? { fate: 'theirs' } : { fate: 'applies', carried: change }
}

/** The part of a set that differs from the block, without what the site set itself. */
function fittedSet(change: SetChange, block: PageNodeFile, kept: readonly Change[]): Fitted {
  const wanted = resolveChanges([block], [change]).blocks[0]
  if (isEqual(wanted, resolveChanges([block], []).blocks[0])) return { fate: 'same' }
  const own = kept.find((each) => 'set' in each && each.set === change.set)
  if (!own || !('set' in own)) return { fate: 'applies', carried: change }
  // Props of another kind of block fit no other.
  if (own.block !== undefined || change.block !== undefined) return { fate: 'theirs' }
  const isOwn = (name: string) =>
    Object.hasOwn(own.props ?? {}, name) || own.unset?.includes(name) === true
  const props = Object.entries(change.props ?? {}).filter(([name]) => !isOwn(name))
  const unset = (change.unset ?? []).filter((name) => !isOwn(name))
  const when = own.when === undefined ? change.when : undefined
  const carried: SetChange = {
    set: change.set,
    ...(props.length > 0 && { props: Object.fromEntries(props) }),
    ...(unset.length > 0 && { unset }),
    ...(when !== undefined && { when }),
  }
  return Object.keys(carried).length > 1 ? { fate: 'applies', carried } : { fate: 'theirs' }
}
