import type { Store } from '../../store/store.ts'
import type { CommandOf } from '../command-line.ts'
import { type ImportResult, importStock } from '../import.ts'
import { importSite } from '../import-site.ts'
import { loadMapping, tenantMappings } from '../mapping/load-mapping.ts'
import { printedRejections, printedReport } from '../report.ts'
import { assertTenant } from '../tenant-folders.ts'
import { type CommandContext, withStore } from './context.ts'

type FeedCommand = Omit<CommandOf<'import'>, 'command' | 'files' | 'json' | 'dataDirectory'>

/** What a feed is imported with; read anew for each import, since files of the tenant may change. */
export async function feedSettings(
  { tenant, mapping }: Pick<FeedCommand, 'tenant' | 'mapping'>,
  { tenantsDirectory }: CommandContext,
) {
  await assertTenant(tenant, tenantsDirectory)
  return {
    mapping: await loadMapping(mapping, tenantMappings(tenantsDirectory, tenant)),
    site: await importSite(tenant, tenantsDirectory),
  }
}

/** Imports files as one feed. @throws ImportError, StoreError */
export async function importFiles(
  store: Store,
  files: readonly string[],
  command: FeedCommand,
  context: CommandContext,
): Promise<ImportResult> {
  const { tenant, feed, dryRun, allowShrink, replaceAll } = command
  const settings = await feedSettings(command, context)
  const { progress } = context
  const watched = progress
    ? {
        onRead: (rows: number) => progress(rows, 'read'),
        onWritten: (cars: number) => progress(cars, 'written'),
      }
    : {}
  return importStock(store.stock(tenant), files, {
    ...settings,
    now: context.now(),
    dryRun,
    allowShrink,
    replaceAll,
    ...(feed !== undefined && { feed }),
    ...watched,
  })
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
  await feedSettings(command, context)
  await withStore(command.dataDirectory, context, async (store) => {
    const result = await importFiles(store, command.files, command, context)
    const { report, rejections } = result
    context.out(command.json ? JSON.stringify({ ...report, rejections }) : printedResult(result))
  })
}
