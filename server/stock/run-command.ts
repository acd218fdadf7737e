import { openStore, type Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { DEFAULT_DATA_DIR, makeDataDirectory, storeFile } from '../store/store-file.ts'
import { readStockCommand, type StockCommand, UsageError, usage } from './command-line.ts'
import { DEMO_TENANTS, demoStock } from './demo/demo-stock.ts'
import { importStock } from './import.ts'
import { ImportError } from './import-error.ts'
import { importSite } from './import-site.ts'
import { loadMapping } from './mapping/load-mapping.ts'
import { type ImportReport, printedRejections, printedReport } from './report.ts'
import { assertTenant, tenantSlugs } from './tenant-folders.ts'
import { writeDemo } from './write/write-demo.ts'

/** What a command uses of the process. */
export type CommandContext = {
  now: Date
  /** DATA_DIR, if set. */
  dataDirectory: string | undefined
  /** DATABASE_URL, if set. */
  databaseUrl: string | undefined
  tenantsDirectory: string
  out(text: string): void
  err(text: string): void
  /** Shows how many rows were read or written; absent without a terminal. */
  progress: ((rows: number, done: 'read' | 'written') => void) | undefined
}

const FAILED = 1
const REFUSED = 2
const IMPLAUSIBLE: ReadonlySet<string> = new Set(['would_shrink', 'no_rows'])
// A first import of a million cars writes for half a minute, and others wait for it.
const LOCK_WAIT_MS = 300_000

/** Runs a stock command and returns the exit code: 0 done, 1 failed, 2 refused as implausible. */
export async function runStockCommand(args: string[], context: CommandContext): Promise<number> {
  try {
    await run(readStockCommand(args), context)
    return 0
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (error instanceof ImportError || error instanceof StoreError) context.err(error.message)
    else throw error
    return error instanceof ImportError && IMPLAUSIBLE.has(error.code) ? REFUSED : FAILED
  }
}

async function run(command: StockCommand, context: CommandContext): Promise<void> {
  if (command.command === 'help') return context.out(usage)
  if (command.command === 'import') return runImport(command, context)
  const known = await tenantSlugs(context.tenantsDirectory)
  const all = DEMO_TENANTS.filter((slug) => known.includes(slug))
  const tenants = command.tenants.length > 0 ? command.tenants : all
  for (const tenant of tenants) {
    assertDemoTenant(tenant)
    await assertTenant(tenant, context.tenantsDirectory)
  }
  await withStore(command.dataDirectory, context, async (store) => {
    for (const tenant of tenants) {
      const cars = demoStock(tenant, { now: context.now })
      const report = await writeDemo(store.stock(tenant), { cars, now: context.now })
      context.out(command.json ? JSON.stringify(report) : printedReport(report))
    }
  })
}

function assertDemoTenant(tenant: string): void {
  if (DEMO_TENANTS.includes(tenant)) return
  throw new ImportError(
    'unknown_tenant',
    `There is no demo stock for "${tenant}". Demo tenants: ${DEMO_TENANTS.join(', ')}.`,
  )
}

async function runImport(
  command: Extract<StockCommand, { command: 'import' }>,
  context: CommandContext,
): Promise<void> {
  const { file, tenant, dryRun, allowShrink, replaceAll, json } = command
  await assertTenant(tenant, context.tenantsDirectory)
  const mapping = await loadMapping(command.mapping)
  const site = await importSite(tenant, context.tenantsDirectory)
  await withStore(command.dataDirectory, context, async (store) => {
    const { now, progress } = context
    const watched = progress
      ? {
          onRead: (rows: number) => progress(rows, 'read'),
          onWritten: (cars: number) => progress(cars, 'written'),
        }
      : {}
    const named = command.feed === undefined ? {} : { feed: command.feed }
    const options = { mapping, site, now, dryRun, allowShrink, replaceAll, ...named, ...watched }
    const { report, rejections } = await importStock(store.stock(tenant), file, options)
    const print = (done: ImportReport) =>
      [printedReport(done), printedRejections(rejections)].filter(Boolean).join('\n')
    context.out(json ? JSON.stringify({ ...report, rejections }) : print(report))
  })
}

/** A directory on the command line takes precedence over the settings. */
async function locationOf(named: string | undefined, context: CommandContext): Promise<string> {
  if (named === undefined && context.databaseUrl !== undefined) return context.databaseUrl
  const directory = named ?? context.dataDirectory
  if (directory === undefined) await makeDataDirectory(DEFAULT_DATA_DIR)
  return storeFile(directory ?? DEFAULT_DATA_DIR)
}

async function withStore(
  named: string | undefined,
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openStore(await locationOf(named, context), { lockWaitMs: LOCK_WAIT_MS })
  try {
    await work(store)
  } finally {
    await store.close()
  }
}
