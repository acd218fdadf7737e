import type { Store } from '../../store/store.ts'
import type { CommandOf } from '../command-line.ts'
import { feedMapping, taughtSettings } from '../feed-settings.ts'
import { type ImportResult, importStock } from '../import.ts'
import { ImportError } from '../import-error.ts'
import { keepRefused } from '../pending/refused-import.ts'
import { printedRejections, printedReport } from '../report.ts'
import { type CommandContext, withStore } from './context.ts'

type FeedCommand = Omit<CommandOf<'import'>, 'command' | 'files' | 'json' | 'dataDirectory'>

/** Imports files as one feed; what is refused is kept for the desk. @throws ImportError, StoreError */
export async function importFiles(
  store: Store,
  files: readonly string[],
  command: FeedCommand,
  context: Pick<CommandContext, 'tenantsDirectory' | 'now' | 'progress'>,
): Promise<ImportResult> {
  const { tenant, feed, dryRun, allowShrink, replaceAll } = command
  const settings = await taughtSettings(command, context.tenantsDirectory, store)
  const { progress } = context
  const watched = progress
    ? {
        onRead: (rows: number) => progress(rows, 'read'),
        onWritten: (cars: number) => progress(cars, 'written'),
      }
    : {}
  const now = context.now()
  try {
    return await importStock(store.stock(tenant), files, {
      ...settings,
      now,
      dryRun,
      allowShrink,
      replaceAll,
      ...(feed !== undefined && { feed }),
      ...watched,
    })
  } catch (error) {
    if (error instanceof ImportError && !dryRun) {
      const { mapping } = command
      await keepRefused(store, tenant, { feed: feed ?? mapping, mapping, files, error, now })
    }
    throw error
  }
}

/** The result of an import as text for people. */
export const printedResult = ({ report, rejections }: ImportResult): string =>
  [printedReport(report), printedRejections(rejections)].filter(Boolean).join('\n')

/** `npm run stock -- import <file>…` */
export async function importCommand(
  command: CommandOf<'import'>,
  context: CommandContext,
): Promise<void> {
  // Before the store is opened: a wrong name creates no database.
  await feedMapping(command, context.tenantsDirectory)
  await withStore(command.dataDirectory, context, async (store) => {
    const result = await importFiles(store, command.files, command, context)
    const { report, rejections } = result
    context.out(command.json ? JSON.stringify({ ...report, rejections }) : printedResult(result))
  })
}
