import type { CommandOf } from '../command-line.ts'
import { type ImportReport, printedRejections, printedReport } from '../report.ts'
import { storedReport } from '../stored-report.ts'
import { assertTenant } from '../tenant-folders.ts'
import { type CommandContext, withStore } from './context.ts'

/** Runs of each feed that are printed. */
const RUNS_SHOWN = 5

/** `npm run stock -- report`: the last imports of each feed; of the last one the rows set aside. */
export async function reportCommand(
  { tenant, feed, json, dataDirectory }: CommandOf<'report'>,
  context: CommandContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    const stock = store.stock(tenant)
    const runs = (await stock.runs()).filter((run) => feed === undefined || run.feed === feed)
    const stockVersion = await stock.version()
    const shown = Object.values(Object.groupBy(runs, (run) => run.feed)).flatMap((ofFeed = []) =>
      ofFeed.slice(-RUNS_SHOWN).map((run, at, all) => ({ ...run, isLast: at === all.length - 1 })),
    )
    if (shown.length === 0) context.out(`${tenant} has had no imports${feed ? ` of ${feed}` : ''}.`)
    for (const run of shown.sort((a, b) => a.id - b.id)) {
      const report: ImportReport = {
        tenant,
        feed: run.feed,
        file: run.file,
        dryRun: false,
        stockVersion,
        ...storedReport(run),
      }
      const rejections = run.isLast ? await stock.rejected(run.id) : []
      if (json) context.out(JSON.stringify({ started: run.started, ...report, rejections }))
      else {
        const parts = [run.started, printedReport(report), printedRejections(rejections)]
        context.out(`${parts.filter(Boolean).join('\n')}\n`)
      }
    }
  })
}
