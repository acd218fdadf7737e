import type { Rejection } from './mapping/row-result.ts'

/** A file of invalid rows must not fill the database; the counts are complete. */
const MAX_ROWS = 10_000
const MAX_VALUE_LENGTH = 500

/** A copy of the beginning of a value: a plain slice would keep all of a long text in memory. */
export const beginningOf = (value: string): string =>
  value.length > MAX_VALUE_LENGTH ? Buffer.from(value.slice(0, MAX_VALUE_LENGTH)).toString() : value

/** Collects rejected rows: all are counted, the first 10,000 stored. */
export function quarantine() {
  const rows: Rejection[] = []
  // A mapping defines its own reasons: a Map also accepts "constructor".
  const byReason = new Map<string, number>()
  let total = 0
  return {
    add(rejection: Rejection) {
      total += 1
      byReason.set(rejection.reason, (byReason.get(rejection.reason) ?? 0) + 1)
      if (rows.length >= MAX_ROWS) return
      const { value, ...rest } = rejection
      rows.push(value === undefined ? rest : { ...rest, value: beginningOf(value) })
    },
    rows,
    summary: () => ({ total, byReason: Object.fromEntries(byReason) }),
  }
}
