import { type Bits, noBits } from './bits.ts'
import { RowSet } from './row-set.ts'

/** The rows that pass one filter; a filter on a field is ignored when that field is counted (D8). */
export interface Passed {
  readonly field: string | undefined
  readonly bits: Bits
}

/** What the filters leave, in all and for each filtered field without its own filter. */
export interface Filtered {
  readonly passed: RowSet
  /** For every field that is filtered. */
  readonly without: ReadonlyMap<string, RowSet>
}

/**
 * Combines filters, 32 rows at a time: a row that fails none passes; a row that fails exactly one
 * passes for that filter's field only.
 */
export function filtered(filters: readonly Passed[], all: RowSet, total: number): Filtered {
  if (filters.length === 0) return { passed: all, without: new Map() }
  const [once, twice] = [noBits(total), noBits(total)]
  for (const { field, bits } of filters) {
    for (let word = 0; word < once.length; word++) {
      const failed = ~(bits[word] ?? 0)
      const before = once[word] ?? 0
      twice[word] = (twice[word] ?? 0) | (field === undefined ? failed : before & failed)
      once[word] = before | failed
    }
  }
  const passed = new RowSet(common(all.bits, once), all.bits, total)
  const without = new Map<string, RowSet>()
  for (const { field, bits } of filters) {
    if (field === undefined) continue
    const own = noBits(total)
    for (let word = 0; word < own.length; word++) {
      const failsOnlyThis = ~(bits[word] ?? 0) & ~(twice[word] ?? 0)
      own[word] = (failsOnlyThis | ~(once[word] ?? 0)) & (all.bits[word] ?? 0)
    }
    without.set(field, new RowSet(own, all.bits, total))
  }
  return { passed, without }
}

function common(all: Bits, failed: Bits): Bits {
  return all.map((word, at) => word & ~(failed[at] ?? 0))
}
