import type { Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { Rejection } from '../mapping/row-result.ts'

/** A file of nothing but faults must not fill the database; the counts stay complete. */
export const QUARANTINE_KEPT = 10_000

const ROWS_AT_ONCE = 200
/** Runs of a feed whose reports are kept. */
const RUNS_KEPT = 50

export type Run = {
  tenant: string
  feed: string
  file: string
  started: string
  finished: string
  report: string
}

/** Keeps an import's report and its quarantined rows, and of a feed's earlier runs the last reports. */
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
  const forgotten = earlier
    .orderBy('id', 'desc')
    .limit(-1)
    .offset(RUNS_KEPT - 1)
  await tx.deleteFrom('import_run').where('id', 'in', forgotten).execute()
  const { id } = await tx
    .insertInto('import_run')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = rejections.map(({ line, column, value, reason, detail }) => ({
    run_id: id,
    line,
    column_name: column ?? null,
    value: value ?? null,
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
