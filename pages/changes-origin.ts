import type { Change } from './change.ts'
import { field } from './field.ts'
import type { PageFile } from './page.ts'
import type { Path } from './problem.ts'
import { placesIn } from './tree.ts'

/**
 * `blocks[0].props.columns` of the resolved page → `changes[3].props.columns` of the tenant's file;
 * undefined for what comes from the template.
 */
export function originOf(path: Path, page: PageFile, changes: readonly Change[]): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const id = field(path.slice(0, length).reduce<unknown>(field, page), 'id')
    if (typeof path[length - 1] !== 'number' || typeof id !== 'string') continue
    return placeInChanges(id, path.slice(length), changes)
  }
  return undefined
}

/** Where a block's field was written: by a `set`, in an `insert`, or at least by a `move`. */
function placeInChanges(id: string, rest: Path, changes: readonly Change[]): Path | undefined {
  const set = changes.findLastIndex(
    (change) =>
      'set' in change &&
      change.set === id &&
      rest.slice(0, 2).reduce<unknown>(field, change) !== undefined,
  )
  if (set >= 0) return ['changes', set, ...rest]
  const inserted = insertedAt(id, changes)
  if (inserted) return [...inserted, ...rest]
  const other = changes.findLastIndex(
    (change) => ('set' in change && change.set === id) || ('move' in change && change.move === id),
  )
  return other >= 0 ? ['changes', other] : undefined
}

/** Path of the insert that adds the block `id`, or undefined for a block of the template. */
export function insertedAt(id: string, changes: readonly Change[]): Path | undefined {
  for (const [index, change] of changes.entries()) {
    if (!('insert' in change)) continue
    for (const { block, path } of placesIn(change.insert, ['changes', index, 'insert'])) {
      if (block.id === id) return path
    }
  }
  return undefined
}
