import { UsageError } from '../../command-args.ts'
import { withStore } from '../../stock/commands/context.ts'
import { ImportError } from '../../stock/import-error.ts'
import { assertTenant, tenantSlugs } from '../../stock/tenant-folders.ts'
import { StoreError } from '../../store/store-error.ts'
import { type PagesCommand, readPagesCommand, usage } from './command-line.ts'
import { type PagesContext, PagesError } from './context.ts'
import { diffSite } from './diff-site.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

const FAILED = 1

/** Runs `npm run pages -- …` and returns the exit code: 0 done, 1 failed or, of `diff`, different. */
export async function runPagesCommand(args: string[], context: PagesContext): Promise<number> {
  try {
    return await run(readPagesCommand(args), context)
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (
      error instanceof PagesError ||
      error instanceof ImportError ||
      error instanceof StoreError
    )
      context.err(error.message)
    else throw error
    return FAILED
  }
}

async function run(command: PagesCommand, context: PagesContext): Promise<number> {
  if (command.command === 'help') {
    context.out(usage)
    return 0
  }
  const { tenantsDirectory } = context
  const named = command.command === 'diff' ? command.sites : [command.site]
  for (const site of named) await assertTenant(site, tenantsDirectory)
  let isSame = true
  await withStore(command.dataDirectory, context, async (store) => {
    if (command.command === 'export') await exportSite(store, command, context)
    if (command.command === 'import') await importSite(store, command, context)
    if (command.command !== 'diff') return
    for (const site of named.length > 0 ? named : await tenantSlugs(tenantsDirectory)) {
      if (!(await diffSite(store, site, context))) isSame = false
    }
  })
  return isSame ? 0 : FAILED
}
