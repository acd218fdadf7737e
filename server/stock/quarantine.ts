import type { Rejection } from './mapping/row-result.ts'

/** A file of nothing but faults must not fill the database; the counts stay complete. */
const QUARANTINE_KEPT = 10_000
const LONGEST_KEPT = 500

/** The beginning of a value, apart from it: a plain slice would hold all of a long text in memory. */
export const beginningOf = (value: string): string =>
  value.length > LONGEST_KEPT ? Buffer.from(value.slice(0, LONGEST_KEPT)).toString() : value

/** Collects rows that were not taken: all are counted, the first thousands are kept. */
export function quarantine() {
  const kept: Rejection[] = []
  // The reasons of guards are a mapping's own words: a Map takes "constructor", too.
  const byReason = new Map<string, number>()
  let total = 0
  return {
    add(rejection: Rejection) {
      total += 1
      byReason.set(rejection.reason, (byReason.get(rejection.reason) ?? 0) + 1)
      if (kept.length >= QUARANTINE_KEPT) return
      const { value, ...rest } = rejection
      kept.push(value === undefined ? rest : { ...rest, value: beginningOf(value) })
    },
    kept,
    summary: () => ({ total, byReason: Object.fromEntries(byReason) }),
  }
}
