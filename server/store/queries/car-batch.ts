import { CompiledQuery, type Transaction } from 'kysely'
import type { CarRow, Tables } from './tables.ts'

const columns = [
  'tenant',
  'id',
  'slug',
  'feed',
  'dealership',
  'hash',
  'format',
  'body',
  'created',
  'changed',
  'left_at',
] as const satisfies (keyof CarRow)[]

/** Upserts cars, one statement per call. */
export function carBatch(tx: Transaction<Tables>): (rows: CarRow[]) => Promise<void> {
  const sqlBySize = new Map<number, string>()

  // Building the query costs more than running it: it is built once per batch size.
  const sqlOf = (rows: CarRow[]): string => {
    const known = sqlBySize.get(rows.length)
    if (known) return known
    const { sql } = tx
      .insertInto('car')
      .columns([...columns])
      .values(rows.map((row) => ordered(row)))
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'id']).doUpdateSet((eb) => ({
          slug: eb.ref('excluded.slug'),
          feed: eb.ref('excluded.feed'),
          dealership: eb.ref('excluded.dealership'),
          hash: eb.ref('excluded.hash'),
          format: eb.ref('excluded.format'),
          body: eb.ref('excluded.body'),
          changed: eb.ref('excluded.changed'),
          left_at: eb.ref('excluded.left_at'),
        })),
      )
      .compile()
    sqlBySize.set(rows.length, sql)
    return sql
  }

  return async (rows) => {
    const values = rows.flatMap((row) => columns.map((column) => row[column]))
    await tx.executeQuery(CompiledQuery.raw(sqlOf(rows), values))
  }
}

// The insert's columns follow the first row's keys.
function ordered(row: CarRow): CarRow {
  const { tenant, id, slug, feed, dealership, hash, format, body, created, changed, left_at } = row
  return { tenant, id, slug, feed, dealership, hash, format, body, created, changed, left_at }
}
