import { performance } from 'node:perf_hooks'
import { stockVersion } from '../../store/stock-version.ts'
import type { Store } from '../../store/store.ts'
import { ImportError } from '../import-error.ts'
import type { Rejection } from '../mapping/row-result.ts'
import type { ImportReport } from '../report.ts'
import {
  type Counts,
  type FeedDifference,
  type FeedOptions,
  feedDifference,
} from './feed-difference.ts'
import { logRun } from './run-log.ts'
import { writeDifference } from './write-difference.ts'

export type RunOptions = {
  tenant: string
  feed: string
  /** What was read, for the report. */
  file: string
  now: Date
  dryRun?: boolean
  allowShrink?: boolean
  replaceAll?: boolean
  /** Hears of cars as they are written, inside the transaction. */
  onWritten?: (cars: number) => void
}

type Findings = Pick<
  ImportReport,
  'format' | 'encoding' | 'read' | 'quarantined' | 'dropped' | 'missingColumns' | 'notes'
>

/** What was read of a feed; all of its cars were put into the difference. */
export type Reading = { findings: Findings; rejections: Rejection[] }

// Each further try means that another import of the same tenant was written meanwhile.
const TRIES = 5

/**
 * Replaces a feed's stock in two steps: `read` puts every car of the feed into a difference, which
 * asks for no lock, then one short transaction writes the difference and logs the run. Where another
 * import changed the tenant's stock in between, `read` is called again. A dry run ends before it writes.
 * @throws ImportError, StoreError; the stock is then as it was
 */
export async function writeRun(
  store: Store,
  options: RunOptions,
  read: (difference: FeedDifference) => Promise<Reading>,
): Promise<{ report: ImportReport; rejections: Rejection[] }> {
  const { tenant, feed, now, allowShrink = false, replaceAll = false } = options
  const start = performance.now()
  const replaced = { tenant, feed, now: now.toISOString(), allowShrink, replaceAll }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const difference = await feedDifference(store, replaced)
    try {
      const reading = await read(difference)
      const run = { ...reading, counts: await difference.finish(), start }
      const isDone = options.dryRun || (await written(store, options, replaced, difference, run))
      if (isDone) return { report: await reportOf(store, options, run), rejections: run.rejections }
    } finally {
      difference.close()
    }
  }
  throw new ImportError(
    'stock_changed',
    `The stock of ${tenant} was changed by other imports ${TRIES} times while ${options.file} was read. Nothing of this file was written. Repeat when they are done.`,
  )
}

type Run = Reading & { counts: Counts; start: number }

/** Writes a difference; false where the stock is no longer the one it was compared with. */
async function written(
  store: Store,
  options: RunOptions,
  replaced: FeedOptions,
  difference: FeedDifference,
  run: Run,
): Promise<boolean> {
  const { tenant, feed, file, now, onWritten = () => {} } = options
  return store.db.transaction().execute(async (tx) => {
    if ((await stockVersion({ db: tx }, tenant)) !== difference.version) return false
    await writeDifference(tx, difference.stage, run.counts, replaced, onWritten)
    const { findings, counts, rejections } = run
    const milliseconds = performance.now() - run.start
    const report = JSON.stringify({ ...findings, ...counts, milliseconds })
    const finished = new Date(now.getTime() + milliseconds).toISOString()
    await logRun(tx, { tenant, feed, file, started: replaced.now, finished, report }, rejections)
    return true
  })
}

async function reportOf(
  store: Store,
  { tenant, feed, file, dryRun = false }: RunOptions,
  { findings, counts, start }: Run,
): Promise<ImportReport> {
  return {
    ...{ tenant, feed, file, dryRun },
    ...findings,
    ...counts,
    stockVersion: await stockVersion(store, tenant),
    milliseconds: performance.now() - start,
  }
}
