import { UsageError } from '../command-args.ts'
import { StoreError } from '../store/store-error.ts'
import { type CommandOf, readStockCommand, type StockCommand, usage } from './command-line.ts'
import { type CommandContext, withStore } from './commands/context.ts'
import { importCommand } from './commands/import-files.ts'
import { listCommand } from './commands/list.ts'
import { mapCommand } from './commands/map.ts'
import { reportCommand } from './commands/report.ts'
import { showCommand } from './commands/show.ts'
import { tryCommand } from './commands/try.ts'
import { watchCommand } from './commands/watch.ts'
import { ImportError } from './import-error.ts'
import { printedReport } from './report.ts'
import { assertTenant, tenantSlugs } from './tenant-folders.ts'
import { writeDemo } from './write/write-demo.ts'

const FAILED = 1
const REFUSED = 2
const IMPLAUSIBLE: ReadonlySet<string> = new Set(['would_shrink', 'no_rows'])

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
  switch (command.command) {
    case 'help':
      return context.out(usage)
    case 'import':
      return importCommand(command, context)
    case 'try':
      return tryCommand(command, context)
    case 'map':
      return mapCommand(command, context)
    case 'watch':
      return watchCommand(command, context)
    case 'list':
      return listCommand(command, context)
    case 'show':
      return showCommand(command, context)
    case 'report':
      return reportCommand(command, context)
    case 'demo':
      return demoCommand(command, context)
  }
}

async function demoCommand(command: CommandOf<'demo'>, context: CommandContext): Promise<void> {
  const known = await tenantSlugs(context.tenantsDirectory)
  const { demo } = context
  const all = demo.tenants.filter((slug) => known.includes(slug))
  const tenants = command.tenants.length > 0 ? command.tenants : all
  for (const tenant of tenants) {
    assertDemoTenant(tenant, demo.tenants)
    await assertTenant(tenant, context.tenantsDirectory)
  }
  await withStore(command.dataDirectory, context, async (store) => {
    const now = context.now()
    for (const tenant of tenants) {
      const report = await writeDemo(store.stock(tenant), {
        cars: demo.carsOf(tenant, { now }),
        now,
      })
      context.out(command.json ? JSON.stringify(report) : printedReport(report))
    }
  })
}

function assertDemoTenant(tenant: string, tenants: readonly string[]): void {
  if (tenants.includes(tenant)) return
  throw new ImportError(
    'unknown_tenant',
    `There is no demo stock for "${tenant}". Demo tenants: ${tenants.join(', ')}.`,
  )
}
