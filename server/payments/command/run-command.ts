import type { Registry } from '#blocks/registry.ts'
import { dayAfter, dayStart } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'
import { HOUR_MS } from '#domain/units.ts'
import { dayOption, readArgs, UsageError } from '../../command-args.ts'
import { csvLine } from '../../csv-line.ts'
import { DocumentSource } from '../../documents/document-source.ts'
import { storedDocuments } from '../../documents/stored-documents.ts'
import type { Log } from '../../log.ts'
import { ProviderError } from '../../providers/provider-call.ts'
import { type CommandContext, withStore } from '../../stock/commands/context.ts'
import { ImportError } from '../../stock/import-error.ts'
import { assertTenant, tenantSlugs } from '../../stock/tenant-folders.ts'
import type { TimeRange } from '../../store/reservation-store.ts'
import type { Store } from '../../store/store.ts'
import { StoreError } from '../../store/store-error.ts'
import { FolderSource } from '../../tenants/folder-source.ts'
import { SourceDirectory } from '../../tenants/source-directory.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { tenantOf } from '../../tenants/tenant-of.ts'
import type { ListedPayment, PaymentProvider } from '../payment-provider.ts'
import { type Difference, differences } from './differences.ts'

/** What the command uses of the process. */
export interface PaymentsContext extends Omit<CommandContext, 'demo' | 'progress' | 'signal'> {
  readonly registry: Registry
  /** Undefined where the settings name none. */
  readonly provider: PaymentProvider | undefined
  readonly log: Log
}

export const usage = `Usage:
  npm run payments -- reconcile [--tenant <slug>]… [--from <day>] [--to <day>]
  npm run payments -- export [--tenant <slug>]… [--from <day>] [--to <day>]

  reconcile   compares the ledger with the provider's list, payment by payment, and prints each difference;
              exit code 1 where there is one
  export      prints the ledger as CSV, a line for each entry
  --from      first day in the site's time zone, such as 2026-11-01; default: the last
  --to        last day; default: yesterday
  --data-dir  a folder with an SQLite database; default: the database of DATABASE_URL,
              else the folder DATA_DIR, else ./data`

const options = {
  tenant: { type: 'string', multiple: true },
  from: { type: 'string' },
  to: { type: 'string' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = ReturnType<typeof readArgs<typeof options>>['values']

/**
 * How far from each other both sides tell when a payment began: the provider when the buyer pays, until its page
 * closes.
 */
const AROUND_MS = HOUR_MS

/** Why a site's payments cannot be compared, in a sentence. */
class CannotCompare extends Error {}

/** Runs `npm run payments -- …` and returns the exit code: 0 done, 1 failed, or something differs. */
export async function runPaymentsCommand(
  args: readonly string[],
  context: PaymentsContext,
): Promise<number> {
  try {
    const { values, positionals } = readArgs(args, options)
    const [command, ...operands] = positionals
    if (values.help || command === undefined) {
      context.out(usage)
      return 0
    }
    if (operands.length > 0) throw new UsageError(`Unexpected ${operands.join(' ')}`)
    if (command === 'reconcile') return await reconcile(values, context)
    if (command === 'export') return await exportLedger(values, context)
    throw new UsageError(`Unknown command "${command}": expected reconcile or export`)
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (
      error instanceof CannotCompare ||
      error instanceof ImportError ||
      error instanceof StoreError
    )
      context.err(error.message)
    else throw error
    return 1
  }
}

async function reconcile(values: Values, context: PaymentsContext): Promise<number> {
  const { provider } = context
  if (!provider) throw new CannotCompare('There is no provider: set STRIPE_SECRET_KEY.')
  let count = 0
  await eachSite(values, context, async (tenant, range, store) => {
    const { slug } = tenant
    const found = await differencesOf(tenant, range, store, provider).catch((cause: unknown) => {
      if (!(cause instanceof ProviderError)) throw cause
      throw new CannotCompare(`${slug}: ${cause.message}. Nothing was compared; try again.`)
    })
    for (const difference of found) context.out(lineOf(slug, difference))
    count += found.length
  })
  context.err(`${count === 1 ? '1 difference' : `${count} differences`}`)
  return count === 0 ? 0 : 1
}

async function differencesOf(
  { slug, site }: Tenant,
  range: TimeRange,
  store: Store,
  provider: PaymentProvider,
): Promise<Difference[]> {
  const wide = around(range)
  const reservations = store.reservations(slug)
  const { account } = site.payments
  const listed: ListedPayment[] = []
  const asked = { tenant: slug, from: new Date(wide.from), to: new Date(wide.to) }
  for await (const each of provider.list({ ...asked, ...(account !== undefined && { account }) })) {
    listed.push(each)
  }
  return differences({
    reservations: await reservations.reservations(wide),
    // Of all time from then on: what was paid in the range may be given back after it.
    ledger: await reservations.ledger({ from: wide.from, to: '9999' }),
    listed,
    isIn: (at) => at >= range.from && at < range.to,
  })
}

const around = ({ from, to }: TimeRange): TimeRange => ({
  from: new Date(Date.parse(from) - AROUND_MS).toISOString(),
  to: new Date(Date.parse(to) + AROUND_MS).toISOString(),
})

const lineOf = (tenant: string, { attempt, what, here, there }: Difference): string =>
  `${tenant} ${attempt}: ${what}; here ${here}; there ${there}`

const columns = [
  'site',
  'at',
  'reservation',
  'attempt',
  'kind',
  'account',
  'amount',
  'currency',
  'for',
]

async function exportLedger(values: Values, context: PaymentsContext): Promise<number> {
  const lines = [csvLine(columns)]
  await eachSite(values, context, async ({ slug }, range, store) => {
    for (const entry of await store.reservations(slug).ledger(range)) {
      const { at, hold, attempt, kind, account, cents, currency, asked } = entry
      const what = asked ? `${asked.purpose} ${asked.number}` : 'reservation'
      lines.push(csvLine([slug, at, hold, attempt, kind, account, cents / 100, currency, what]))
    }
  })
  context.out(lines.join('\n'))
  return 0
}

/** Does something for each site that was named, else for all, with its days. */
async function eachSite(
  { tenant: named = [], 'data-dir': directory, ...days }: Values,
  context: PaymentsContext,
  work: (tenant: Tenant, range: TimeRange, store: Store) => Promise<void>,
): Promise<void> {
  const { tenantsDirectory, registry, log } = context
  const [from, to] = [dayOption(days.from, 'from'), dayOption(days.to, 'to')]
  for (const slug of named) await assertTenant(slug, tenantsDirectory)
  const slugs = named.length > 0 ? named : await tenantSlugs(tenantsDirectory)
  await withStore(directory, context, async (store) => {
    const documents = storedDocuments(async () => store)
    const source = new DocumentSource(new FolderSource(tenantsDirectory), documents)
    const sites = new SourceDirectory(source, registry, log)
    for (const slug of slugs) {
      const tenant = await tenantOf(sites, slug)
      if (!tenant) throw new CannotCompare(`${slug}: its site.json has errors: npm run check`)
      await work(tenant, rangeOf(tenant, from, to, context.now()), store)
    }
  })
}

function rangeOf(
  { site: { timeZone } }: Tenant,
  from: string | undefined,
  to: string | undefined,
  now: Date,
): TimeRange {
  const last = to ?? dayAfter(calendarDay(now, timeZone), -1)
  const first = from ?? last
  if (first > last) throw new UsageError(`Expected --from before --to, found ${first} and ${last}.`)
  const start = (day: string) => dayStart(day, timeZone)?.toISOString() ?? ''
  return { from: start(first), to: start(dayAfter(last, 1)) }
}
