import { type Bitset, emptyBitset } from './bitset.ts'
import { RowSet } from './row-set.ts'

/** The rows that pass one filter. A field's counts ignore the filter on that field (D8). */
export interface FilterRows {
  readonly field: string | undefined
  readonly bits: Bitset
}

/** The rows that pass all filters, and for each filtered field all filters but its own. */
export interface FilterResult {
  readonly matching: RowSet
  /** By field name. */
  readonly without: ReadonlyMap<string, RowSet>
}

/**
 * Combines filters, 32 rows at a time: a row that fails no filter matches; a row that fails exactly
 * one counts only for that filter's field.
 */
export function combineFilters(
  filters: readonly FilterRows[],
  all: RowSet,
  total: number,
): FilterResult {
  if (filters.length === 0) return { matching: all, without: new Map() }
  const [failedOnce, failedTwice] = [emptyBitset(total), emptyBitset(total)]
  for (const { field, bits } of filters) {
    for (let word = 0; word < failedOnce.length; word++) {
      const failed = ~(bits[word] ?? 0)
      const before = failedOnce[word] ?? 0
      failedTwice[word] =
        (failedTwice[word] ?? 0) | (field === undefined ? failed : before & failed)
      failedOnce[word] = before | failed
    }
  }
  const matching = new RowSet(difference(all.bits, failedOnce), all.bits, total)
  const without = new Map<string, RowSet>()
  for (const { field, bits } of filters) {
    if (field === undefined) continue
    const own = emptyBitset(total)
    for (let word = 0; word < own.length; word++) {
      const failsOnlyThis = ~(bits[word] ?? 0) & ~(failedTwice[word] ?? 0)
      own[word] = (failsOnlyThis | ~(failedOnce[word] ?? 0)) & (all.bits[word] ?? 0)
    }
    without.set(field, new RowSet(own, all.bits, total))
  }
  return { matching, without }
}

function difference(all: Bitset, failed: Bitset): Bitset {
  return all.map((word, at) => word & ~(failed[at] ?? 0))
}
