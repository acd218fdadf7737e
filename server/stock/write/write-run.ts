import type { Transaction } from 'kysely'
import { stockVersion } from '../../store/stock-version.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import type { Rejection } from '../mapping/row-result.ts'
import type { ImportReport } from '../report.ts'
import { logRun } from './run-log.ts'

export type RunOptions = { tenant: string; feed: string; file: string; now: Date; dryRun: boolean }

type Work = Omit<ImportReport, 'tenant' | 'feed' | 'file' | 'dryRun' | 'stockVersion'>

// Thrown to take back a dry run's transaction; carries what it found.
class DryRun extends Error {
  readonly work: Work

  constructor(work: Work) {
    super('dry run')
    this.work = work
  }
}

/**
 * Does an import's work in one transaction and logs it there; a dry run takes everything back.
 */
export async function writeRun(
  store: Store,
  options: RunOptions,
  rejections: Rejection[],
  work: (tx: Transaction<Tables>) => Promise<Work>,
): Promise<ImportReport> {
  const { tenant, feed, file, now, dryRun } = options
  const complete = async (done: Work): Promise<ImportReport> => ({
    ...{ tenant, feed, file, dryRun },
    ...done,
    stockVersion: await stockVersion(store, tenant),
  })
  try {
    const done = await store.db.transaction().execute(async (tx) => {
      const done = await work(tx)
      if (dryRun) throw new DryRun(done)
      const at = now.toISOString()
      const run = { tenant, feed, file, started: at, finished: at, report: JSON.stringify(done) }
      await logRun(tx, run, rejections)
      return done
    })
    return await complete(done)
  } catch (error) {
    if (error instanceof DryRun) return complete(error.work)
    throw error
  }
}
