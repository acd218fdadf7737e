import { withStore } from '../../stock/commands/context.ts'
import { didYouMean } from '../../stock/did-you-mean.ts'
import { openBytes } from '../../stock/source/feed-bytes.ts'
import { feedText } from '../../stock/source/feed-text.ts'
import { JsonLines } from '../../stock/source/json-lines.ts'
import type { JsonRecord } from '../../stock/source/json-records.ts'
import { tenantSlugs } from '../../stock/tenant-folders.ts'
import type { LeadRecord } from '../../store/lead-record.ts'
import type { Store } from '../../store/store.ts'
import { printable } from '../../tenants/printable.ts'
import type { CommandOf, LeadsContext } from './context.ts'
import { readLine } from './lead-line.ts'

/** Leads of one transaction. */
const BATCH = 100
const FAULT_CHARACTERS = 2_000

interface LineOfLead {
  readonly line: number
  readonly tenant: string
  readonly lead: LeadRecord
}

type Report = (line: number, says: string) => void

/**
 * Stores the leads of a file that `exportLeads` wrote. A faulty line is reported and costs itself only; the
 * same file may be imported again.
 * @returns whether every line could be read
 * @throws ImportError where the file cannot be read
 */
export async function importLeads(
  { file, json, dataDirectory }: CommandOf<'import'>,
  context: LeadsContext,
): Promise<boolean> {
  const { bytes } = await openBytes(file)
  const tenants = await tenantSlugs(context.tenantsDirectory)
  const report: Report = (line, says) =>
    context.err(`${file}:${line}: ${printable(says, FAULT_CHARACTERS)}`)
  const count = { imported: 0, known: 0, withoutBooking: 0, faulty: 0 }
  await withStore(dataDirectory, context, async (store) => {
    const read = (record: JsonRecord) => leadOfLine(record, tenants, report)
    for await (const batch of batchesOf(recordsOf(feedText(bytes, 'utf-8')), read)) {
      count.faulty += batch.faulty
      for (const { line, state } of await restore(store, batch.leads)) {
        count[state === 'known' ? 'known' : 'imported'] += 1
        if (state !== 'stored_without_slot') continue
        count.withoutBooking += 1
        report(line, 'imported without its booking: another enquiry has that time')
      }
    }
  })
  context.out(json ? JSON.stringify(count) : summary(count))
  return count.faulty === 0
}

/** The lead of a line; undefined where it is faulty, which is reported. */
function leadOfLine(
  record: JsonRecord,
  tenants: readonly string[],
  report: Report,
): LineOfLead | undefined {
  const { line } = record
  const read = readLine(record)
  for (const fault of read.faults ?? []) report(line, fault)
  if (read.faults) return undefined
  const { tenant, lead } = read
  if (tenants.includes(tenant)) return { line, tenant, lead }
  const known = `expected one of ${tenants.join(', ')}, found "${tenant}".`
  report(line, `tenant: ${known}${didYouMean(tenant, tenants)}`)
  return undefined
}

interface Batch {
  readonly leads: readonly LineOfLead[]
  /** How many lines before its last one have no lead. */
  readonly faulty: number
}

/** Leads of one site each, in the order of the file. */
async function* batchesOf(
  records: AsyncIterable<JsonRecord>,
  read: (record: JsonRecord) => LineOfLead | undefined,
): AsyncIterable<Batch> {
  let leads: LineOfLead[] = []
  let faulty = 0
  for await (const record of records) {
    const next = read(record)
    if (!next) faulty += 1
    else if (leads.length < BATCH && next.tenant === (leads[0] ?? next).tenant) leads.push(next)
    else {
      yield { leads, faulty }
      leads = [next]
      faulty = 0
    }
  }
  yield { leads, faulty }
}

async function restore(store: Store, leads: readonly LineOfLead[]) {
  const [first] = leads
  if (!first) return []
  const states = await store.leads(first.tenant).restore(leads.map(({ lead }) => lead))
  return states.map((state, at) => ({ state, line: leads[at]?.line ?? 0 }))
}

async function* recordsOf(chunks: AsyncIterable<Buffer>): AsyncIterable<JsonRecord> {
  const lines = new JsonLines()
  for await (const chunk of chunks) yield* lines.read(chunk)
  yield* lines.end()
}

const summary = ({ imported, known, faulty }: Readonly<Record<string, number>>): string =>
  [
    `${imported} ${imported === 1 ? 'enquiry' : 'enquiries'} imported`,
    `${known} ${known === 1 ? 'was' : 'were'} there already`,
    `${faulty} faulty ${faulty === 1 ? 'line' : 'lines'}`,
  ].join(', ')
