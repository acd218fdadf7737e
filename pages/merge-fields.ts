import { isEqual } from './equal.ts'
import type { Path } from './problem.ts'

/** What two people began with, and what each made of it. */
export interface Versions<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** What two people changed differently: `mine` stands. */
export interface MergeConflict {
  /** The block; undefined for a field of the page itself. */
  readonly id: string | undefined
  /**
   * The field: `['props', 'heading']`; `['place']` for the list that a block stands in; empty for a block
   * that one removed and the other changed, which stays.
   */
  readonly path: Path
  /** Undefined for what is absent there. */
  readonly mine: unknown
  readonly theirs: unknown
}

export type Report = (conflict: MergeConflict) => void

type Difference = Pick<MergeConflict, 'mine' | 'theirs'>

/** The same of each version. */
export const each = <Value, Result>(
  { base, mine, theirs }: Versions<Value>,
  of: (value: Value) => Result,
): Versions<Result> => ({ base: of(base), mine: of(mine), theirs: of(theirs) })

/** The version of whoever changed it; `mine` where both did, which `differ` is told unless they agree. */
export function mergeValue<Value>(
  { base, mine, theirs }: Versions<Value>,
  differ: (found: Difference) => void,
): Value {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine
  if (isEqual(base, mine)) return theirs
  differ({ mine, theirs })
  return mine
}

/** Merges objects by their fields. */
export function mergeFields<Fields extends object>(
  versions: Versions<Fields>,
  differ: (name: string, found: Difference) => void,
): Fields {
  const names = new Set([...Object.keys(versions.theirs), ...Object.keys(versions.mine)])
  const merged = Array.from(names, (name): [string, unknown] => {
    const values = each(versions, (fields) => own(fields, name))
    return [name, mergeValue(values, (found) => differ(name, found))]
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Fields
}

const own = (fields: object, name: string): unknown =>
  Object.hasOwn(fields, name) ? Reflect.get(fields, name) : undefined
