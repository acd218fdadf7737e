import { dayAfter } from '#domain/calendar.ts'
import { type EventName, eventIds } from '#domain/tracking/event-ids.ts'
import { dayOption, readArgs, UsageError } from '../command-args.ts'
import { ImportError } from '../stock/import-error.ts'
import { assertTenant } from '../stock/tenant-folders.ts'
import type { EventCount } from '../store/event-store.ts'
import { openStore } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'

/** What the command uses of the process. */
export interface EventsContext {
  readonly now: Date
  /** The store's; see `openStore`. */
  readonly location: string
  readonly tenantsDirectory: string
  out(text: string): void
  err(text: string): void
}

const DAYS = 30

export const usage = `Usage:
  npm run events -- <tenant> [--from <day>] [--to <day>] [--json]

  --from  first day, such as 2026-11-01; default: ${DAYS} days before the last
  --to    last day; default: today
  --json  print each counter as a line of JSON`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

/** Prints a tenant's event counts and returns the exit code: 0 done, 1 failed. */
export async function runEventsCommand(args: string[], context: EventsContext): Promise<number> {
  try {
    const query = readQuery(args, context.now)
    context.out(query ? await printedCounts(query, context) : usage)
    return 0
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (error instanceof ImportError || error instanceof StoreError) context.err(error.message)
    else throw error
    return 1
  }
}

interface EventsQuery {
  readonly tenant: string
  readonly from: string
  readonly to: string
  readonly json: boolean
}

function readQuery(args: string[], now: Date): EventsQuery | undefined {
  const { values, positionals } = readArgs(args, options)
  const [tenant, ...more] = positionals
  if (values.help || tenant === undefined) return undefined
  if (more.length > 0)
    throw new UsageError(`Expected one tenant, found also "${more.join('", "')}".`)
  // In time zones ahead of UTC it may be tomorrow already.
  const to = dayOption(values.to, 'to') ?? dayAfter(now.toISOString().slice(0, 10), 1)
  return {
    tenant,
    from: dayOption(values.from, 'from') ?? dayAfter(to, -DAYS),
    to,
    json: values.json,
  }
}

async function printedCounts(query: EventsQuery, context: EventsContext): Promise<string> {
  const { tenant, json, ...range } = query
  await assertTenant(tenant, context.tenantsDirectory)
  const store = await openStore(context.location)
  try {
    const counts = await store.events(tenant).counts(range)
    if (json) return counts.map((count) => JSON.stringify(count)).join('\n')
    return table(counts) || `No events of ${tenant} from ${range.from} to ${range.to}.`
  } finally {
    await store.close()
  }
}

const names: ReadonlyMap<number, EventName> = new Map(
  Object.entries(eventIds).map(([name, id]) => [id, name as EventName]),
)

const table = (counts: readonly EventCount[]): string =>
  counts
    .map(({ day, event, carId, count }) =>
      [day, String(count).padStart(7), `${event} ${names.get(event) ?? ''}`.padEnd(20), carId]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
