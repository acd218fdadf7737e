import { type Kysely, sql, type Transaction } from 'kysely'
import type { EventCount, EventStore } from '../event-store.ts'
import type { Tables } from './tables.ts'

const COUNTERS_AT_ONCE = 200
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** See `EventStore`. */
export function eventStore(db: Kysely<Tables>, tenant: string): EventStore {
  return {
    async add(counts) {
      for (const count of counts) assertCount(count)
      const rows = counterRows(tenant, counts)
      if (rows.length > 0) await db.transaction().execute((tx) => addRows(tx, rows))
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

function assertCount({ day, event, carId, count }: EventCount): void {
  const isCount =
    DAY.test(day) &&
    Number.isSafeInteger(event) &&
    Number.isSafeInteger(count) &&
    count > 0 &&
    !carId.includes('\0')
  if (isCount) return
  throw new RangeError(
    `expected a day, an event's number and a count above 0, found ${JSON.stringify({ day, event, carId, count })}`,
  )
}

type Row = Tables['event_count']

/** One row a counter, in the order of the key: writers that meet wait for each other, never in a circle. */
function counterRows(tenant: string, counts: readonly EventCount[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { day, event, carId: car, count } of counts) {
    const key = JSON.stringify([day, event, car])
    const total = (rows.get(key)?.total ?? 0) + count
    rows.set(key, { tenant, day, event, car, total })
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function addRows(tx: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
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
