import type { Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { Rejection } from '../mapping/row-result.ts'

/** A file of nothing but faults must not fill the database; the counts stay complete. */
export const QUARANTINE_KEPT = 10_000

const ROWS_AT_ONCE = 200
const LONGEST_VALUE = 500

export type Run = {
  tenant: string
  feed: string
  file: string
  started: string
  finished: string
  report: string
}

/** Keeps an import's report and its quarantined rows; those of the feed's earlier runs go. */
export async function logRun(
  tx: Transaction<Tables>,
  run: Run,
  rejections: Rejection[],
): Promise<void> {
  const earlier = tx
    .selectFrom('import_run')
    .select('id')
    .where('tenant', '=', run.tenant)
    .where('feed', '=', run.feed)
  await tx.deleteFrom('quarantine').where('run_id', 'in', earlier).execute()
  const { id } = await tx
    .insertInto('import_run')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = rejections.map(({ line, column, value, reason, detail }) => ({
    run_id: id,
    line,
    column_name: column ?? null,
    value: value?.slice(0, LONGEST_VALUE) ?? null,
    reason,
    detail,
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('quarantine')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}
