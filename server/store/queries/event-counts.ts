import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { EventCount, EventStore } from '../event-store.ts'
import type { EventCountRow, Tables } from './tables.ts'

const COUNTERS_AT_ONCE = 200
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Adds rows to the counters; resolves when they are on disk. */
type AddRows = (rows: readonly EventCountRow[]) => Promise<void>

/** See `EventStore`; `add` is the store's one `eventWriter`. */
export function eventStore(db: Kysely<Tables>, add: AddRows, tenant: string): EventStore {
  return {
    async add(counts) {
      const rows = rowsOf(tenant, counts)
      if (rows.length > 0) await add(rows)
    },
    counts: ({ from, to }) =>
      db
        .selectFrom('event_count')
        .select(['day', 'event', 'car as carId', 'total as count'])
        .where('tenant', '=', tenant)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('event')
        .orderBy('car')
        .execute(),
  }
}

/** Adds to the counters in the transaction of what is counted. @throws RangeError as `EventStore.add` */
export const addEvents = (
  tx: Transaction<Tables>,
  tenant: string,
  counts: readonly EventCount[],
): Promise<void> => addRows(tx, summed(rowsOf(tenant, counts)))

function rowsOf(tenant: string, counts: readonly EventCount[]): EventCountRow[] {
  for (const count of counts) assertCount(count)
  return counts.map(({ carId: car, count: total, day, event }) => ({
    tenant,
    day,
    event,
    car,
    total,
  }))
}

function assertCount({ day, event, carId, count }: EventCount): void {
  const isCount =
    DAY.test(day) &&
    Number.isSafeInteger(event) &&
    Number.isSafeInteger(count) &&
    count > 0 &&
    // PostgreSQL would refuse it, and with it all counts of the same transaction.
    carId.isWellFormed() &&
    !carId.includes('\0')
  if (isCount) return
  throw new RangeError(
    `expected a day, an event's number and a count above 0, found ${JSON.stringify({ day, event, carId, count })}`,
  )
}

/**
 * Writes counters for all tenants, one transaction at a time: rows added while one runs
 * are written by the next together, since a commit costs the disk as much for one row as for many.
 */
export function eventWriter(db: Kysely<Tables>): { add: AddRows; settled(): Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  let next: { readonly rows: EventCountRow[]; readonly written: Promise<void> } | undefined

  const begin = () => {
    const rows: EventCountRow[] = []
    const written = last.then(async () => {
      // Lets pending work run first and, on SQLite, another process take the lock.
      await setImmediate()
      next = undefined
      return db.transaction().execute((tx) => addRows(tx, summed(rows)))
    })
    // The callers of `add` get the failure; the next transaction starts regardless.
    last = written.catch(() => {})
    return { rows, written }
  }
  return {
    add(rows) {
      next ??= begin()
      for (const row of rows) next.rows.push(row)
      return next.written
    },
    settled: () => last,
  }
}

/** One row per counter, in a fixed order: concurrent writers cannot deadlock. */
function summed(rows: readonly EventCountRow[]): EventCountRow[] {
  const counters = new Map<string, EventCountRow>()
  for (const { tenant, day, event, car, total } of rows) {
    const key = JSON.stringify([tenant, day, event, car])
    const before = counters.get(key)?.total ?? 0
    counters.set(key, { tenant, day, event, car, total: before + total })
  }
  return [...counters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function addRows(tx: Transaction<Tables>, rows: readonly EventCountRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += COUNTERS_AT_ONCE) {
    await tx
      .insertInto('event_count')
      .values(rows.slice(start, start + COUNTERS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'day', 'event', 'car'])
          .doUpdateSet({ total: sql`event_count.total + excluded.total` }),
      )
      .execute()
  }
}
