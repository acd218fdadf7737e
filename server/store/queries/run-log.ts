import type { Kysely, Transaction } from 'kysely'
import type { ImportRun, RejectedRow } from '../stock-store.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

const ROWS_AT_ONCE = 200
/** Number of runs of a feed whose reports are stored. */
const MAX_RUNS = 50

/** Stores an import's report and quarantined rows; deletes the feed's oldest reports and earlier rows. */
export async function logRun(
  tx: Transaction<Tables>,
  tenant: string,
  run: ImportRun,
  rejected: readonly RejectedRow[],
): Promise<void> {
  const earlier = tx
    .selectFrom('import_run')
    .select('id')
    .where('tenant', '=', tenant)
    .where('feed', '=', run.feed)
  await tx.deleteFrom('quarantine').where('run_id', 'in', earlier).execute()
  await tx
    .deleteFrom('import_run')
    .where('tenant', '=', tenant)
    .where('feed', '=', run.feed)
    .where('id', 'not in', earlier.orderBy('id', 'desc').limit(MAX_RUNS - 1))
    .execute()
  const { id } = await tx
    .insertInto('import_run')
    .values({ ...run, tenant })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = rejected.map(({ line, column, value, reason, detail }) => ({
    run_id: id,
    line,
    column_name: column === undefined ? null : storable(column),
    value: value === undefined ? null : storable(value),
    reason: storable(reason),
    detail: storable(detail),
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('quarantine')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}

/** A tenant's finished imports, oldest first. */
export const runsOf = (db: Kysely<Tables>, tenant: string) =>
  db
    .selectFrom('import_run')
    .select(['id', 'feed', 'file', 'started', 'finished', 'report'])
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute()

/** The rows that one of the tenant's runs rejected. */
export async function rejectedRows(
  db: Kysely<Tables>,
  tenant: string,
  run: number,
): Promise<RejectedRow[]> {
  const rows = await db
    .selectFrom('quarantine')
    .innerJoin('import_run', 'import_run.id', 'quarantine.run_id')
    .select(['line', 'column_name', 'value', 'reason', 'detail'])
    .where('tenant', '=', tenant)
    .where('run_id', '=', run)
    .orderBy('line')
    .execute()
  return rows.map(({ line, column_name: column, value, reason, detail }) => ({
    line,
    ...(column !== null && { column }),
    ...(value !== null && { value }),
    reason,
    detail,
  }))
}
