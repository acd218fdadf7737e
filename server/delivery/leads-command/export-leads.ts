import { open, rename, rm, stat } from 'node:fs/promises'
import { withStore } from '../../stock/commands/context.ts'
import { ImportError } from '../../stock/import-error.ts'
import { assertTenant, tenantSlugs } from '../../stock/tenant-folders.ts'
import type { LeadRecord } from '../../store/lead-record.ts'
import type { Store } from '../../store/store.ts'
import { errorCode, errorReason } from '../../system-error.ts'
import type { CommandOf, LeadsContext } from './context.ts'
import { lineOf } from './lead-line.ts'

const PAGE = 100
/** Leads name people: only the user who runs the command may read them. */
const OWNER_ONLY = 0o600

/**
 * Writes leads to a new file of JSON Lines, a lead a line; it has its name once it is whole.
 * @throws ImportError where there is a file already, or none can be written
 */
export async function exportLeads(
  { file, tenants, json, dataDirectory }: CommandOf<'export'>,
  context: LeadsContext,
): Promise<void> {
  for (const tenant of tenants) await assertTenant(tenant, context.tenantsDirectory)
  const slugs = tenants.length > 0 ? tenants : await tenantSlugs(context.tenantsDirectory)
  await assertFree(file)
  let count = 0
  await withStore(dataDirectory, context, (store) =>
    writeWhole(file, async (write) => {
      for (const tenant of new Set(slugs)) {
        for await (const leads of pagesOf(store, tenant)) {
          count += leads.length
          await write(leads.map((lead) => lineOf(tenant, lead)).join(''))
        }
      }
    }),
  )
  const what = count === 1 ? 'enquiry' : 'enquiries'
  context.out(json ? JSON.stringify({ exported: count }) : `${count} ${what} written to ${file}.`)
}

async function* pagesOf(store: Store, tenant: string): AsyncIterable<LeadRecord[]> {
  let after: LeadRecord | undefined
  for (;;) {
    const page = await store.leads(tenant).records({ limit: PAGE, ...(after && { after }) })
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)
  }
}

async function assertFree(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    (cause) => errorCode(cause) !== 'ENOENT',
  )
  if (!isThere) return
  throw new ImportError(
    'file_unreadable',
    `Expected the name of a new file, found ${file}, which exists. Nothing was written.`,
  )
}

/** A file that is cut off could not be told from a whole one, so it gets its name at the end. */
async function writeWhole(
  file: string,
  work: (write: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    const handle = await open(part, 'wx', OWNER_ONLY)
    try {
      await work((text) => handle.appendFile(text))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (cause) {
    await rm(part, { force: true }).catch(() => {})
    if (!isOfFile(cause)) throw cause
    throw new ImportError(
      'file_unreadable',
      `${file} cannot be written: ${errorReason(cause, reasons)}.`,
      cause,
    )
  }
}

const isOfFile = (cause: unknown): boolean => cause instanceof Error && 'syscall' in cause

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EACCES: 'this user may not write there',
  ENOSPC: 'the disk is full',
}
