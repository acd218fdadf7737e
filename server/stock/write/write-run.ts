import { performance } from 'node:perf_hooks'
import type { LeavingCar } from '#domain/car/kinds.ts'
import { DAY_MS } from '#domain/units.ts'
import type { CorrectionKey } from '../../store/correction-store.ts'
import type { PendingDecision } from '../../store/pending-import-store.ts'
import type { ImportRun, StockStore } from '../../store/stock-store.ts'
import { ImportError } from '../import-error.ts'
import type { Rejection } from '../mapping/row-result.ts'
import type { ImportReport } from '../report.ts'
import { type Counts, type FeedDifference, feedDifference } from './feed-difference.ts'

export type RunOptions = {
  feed: string
  /** Name of the file that was read, for the report. */
  file: string
  now: Date
  /** What a car becomes that the feed no longer has. */
  leaving: LeavingCar | 'deleted'
  /** Days after which a car that left is deleted; without it, never. */
  keptDays?: number
  dryRun?: boolean
  allowShrink?: boolean
  replaceAll?: boolean
  /** Of a file that waited for a decision. */
  decision?: PendingDecision
  /** Called with the number of cars written so far, inside the transaction. */
  onWritten?: (cars: number) => void
}

type Findings = Pick<
  ImportReport,
  | 'format'
  | 'encoding'
  | 'read'
  | 'quarantined'
  | 'dropped'
  | 'unknownYards'
  | 'missingColumns'
  | 'unreadColumns'
  | 'mapping'
  | 'notes'
>

/** The result of reading a feed whose cars were all put into the difference. */
export type Reading = { findings: Findings; rejections: Rejection[] }

const LISTED_CORRECTIONS = 10

// Each retry means that another import of the same tenant was written in the meantime.
const TRIES = 5

/**
 * Replaces a feed's stock in two steps: `read` puts every car of the feed into a difference, which
 * takes no lock, then one short transaction writes the difference and logs the run. Where another
 * import changed the tenant's stock in between, `read` is called again. A dry run ends before writing.
 * @throws ImportError, StoreError; the stock is then as it was
 */
export async function writeRun(
  stock: StockStore,
  options: RunOptions,
  read: (difference: FeedDifference) => Promise<Reading>,
): Promise<{ report: ImportReport; rejections: Rejection[] }> {
  const { feed, now, leaving, keptDays, allowShrink = false, replaceAll = false } = options
  const start = performance.now()
  const forgetBefore = keptDays && new Date(now.getTime() - keptDays * DAY_MS).toISOString()
  const replaced = {
    feed,
    now: now.toISOString(),
    leaving,
    allowShrink,
    replaceAll,
    ...(forgetBefore && { forgetBefore }),
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const difference = await feedDifference(stock, replaced)
    try {
      const { findings, rejections } = await read(difference)
      const counts = await difference.finish()
      const forgotten = await difference.forget()
      const notes = [
        ...findings.notes,
        ...leavingNotes(counts, leaving),
        ...forgottenNotes(forgotten, keptDays),
        ...correctionNotes(difference),
      ]
      const run = { findings: { ...findings, notes }, rejections, counts, start }
      const isDone = options.dryRun || (await writeDifference(stock, options, difference, run))
      if (isDone) return { report: await reportOf(stock, options, run), rejections: run.rejections }
    } finally {
      difference.close()
    }
  }
  throw new ImportError(
    'stock_changed',
    `The stock of ${stock.tenant} was changed by other imports ${TRIES} times while ${options.file} was read. Nothing of this file was written. Repeat when they are done.`,
  )
}

function leavingNotes({ removed }: Counts, leaving: RunOptions['leaving']): string[] {
  if (removed === 0 || leaving === 'deleted') return []
  return [
    `Cars that left the feed are now ${leaving} (whenCarLeavesFeed); they come back when the feed has them again.`,
  ]
}

const forgottenNotes = (forgotten: number, keptDays: number | undefined): string[] =>
  forgotten === 0
    ? []
    : [
        `${forgotten} ${forgotten === 1 ? 'car' : 'cars'} that left the feed more than ${keptDays} days ago (leftCarsKeptDays) ${forgotten === 1 ? 'was' : 'were'} deleted.`,
      ]

/** An import says what staff said of its cars, and what of that counts no longer (D35). */
function correctionNotes({ kept, ended }: Pick<FeedDifference, 'kept' | 'ended'>): string[] {
  const listed = (all: readonly CorrectionKey[]) =>
    `${all
      .slice(0, LISTED_CORRECTIONS)
      .map(({ car, field }) => `${field} of ${car}`)
      .join(', ')}${all.length > LISTED_CORRECTIONS ? ' …' : ''}`
  return [
    ...(kept.length > 0
      ? [`Corrections by staff that stay over the feed: ${kept.length} (${listed(kept)}).`]
      : []),
    ...(ended.length > 0
      ? [
          `Corrections by staff that ended, since the feed has another value now: ${ended.length} (${listed(ended)}).`,
        ]
      : []),
  ]
}

type Run = Reading & { counts: Counts; start: number }

/** Writes a difference; false where the stock has changed since it was compared. */
function writeDifference(
  stock: StockStore,
  { feed, file, now, decision, onWritten = () => {} }: RunOptions,
  { version, stage, ended }: FeedDifference,
  { findings, counts, rejections, start }: Run,
): Promise<boolean> {
  const started = now.toISOString()
  const run = (): ImportRun => {
    const milliseconds = performance.now() - start
    const report = JSON.stringify({ ...findings, ...counts, milliseconds })
    const finished = new Date(now.getTime() + milliseconds).toISOString()
    return { feed, file, started, finished, report }
  }
  const [lost, changed] = [stage.lost(), stage.changes()]
  const change = { feed, version, now: started, lost, changed, ended, onWritten, run }
  return stock.write({ ...change, rejected: rejections, decision })
}

async function reportOf(
  stock: StockStore,
  { feed, file, dryRun = false }: RunOptions,
  { findings, counts, start }: Run,
): Promise<ImportReport> {
  return {
    tenant: stock.tenant,
    feed,
    file,
    dryRun,
    ...findings,
    ...counts,
    stockVersion: await stock.version(),
    milliseconds: performance.now() - start,
  }
}
