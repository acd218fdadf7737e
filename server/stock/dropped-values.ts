import type { DropListener } from './mapping/compile-mapping.ts'
import { beginningOf } from './quarantine.ts'
import type { Dropped } from './report.ts'

/** Counts dropped values by column and reason, with the first as example. */
export function countDrops(): { listen: DropListener; dropped(): Dropped[] } {
  const found = new Map<string, Dropped>()
  const listen: DropListener = (column, value, detail) => {
    const key = `${column}\n${detail}`
    const known = found.get(key)
    if (known) known.count += 1
    else found.set(key, { column, count: 1, example: beginningOf(value), detail })
  }
  return { listen, dropped: () => [...found.values()] }
}
