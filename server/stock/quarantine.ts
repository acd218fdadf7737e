import type { Rejection } from './mapping/row-result.ts'
import { QUARANTINE_KEPT } from './write/run-log.ts'

/** Collects rows that were not taken: all are counted, the first thousands are kept. */
export function quarantine() {
  const kept: Rejection[] = []
  const byReason: Record<string, number> = {}
  let total = 0
  return {
    add(rejection: Rejection) {
      total += 1
      byReason[rejection.reason] = (byReason[rejection.reason] ?? 0) + 1
      if (kept.length < QUARANTINE_KEPT) kept.push(rejection)
    },
    kept,
    summary: () => ({ total, byReason }),
  }
}
