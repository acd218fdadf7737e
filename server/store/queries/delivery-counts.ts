import type { Kysely } from 'kysely'
import type { LeadSummary } from '../lead-store.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

type Counts = LeadSummary['deliveries']

/** Numbers of the deliveries of leads, by state. */
export async function deliveryCounts(
  { db, textsOf }: { readonly db: Kysely<Tables> } & Pick<DatabaseEngine, 'textsOf'>,
  tenant: string,
  leads: readonly string[],
): Promise<(lead: string) => Counts> {
  const rows = await db
    .selectFrom('delivery')
    .select(({ fn }) => ['lead', 'state', fn.countAll<number>().as('count')])
    .where('tenant', '=', tenant)
    .where('lead', 'in', textsOf(JSON.stringify(leads)))
    .groupBy(['lead', 'state'])
    .execute()
  const byLead = Map.groupBy(rows, ({ lead }) => lead)
  return (lead) => {
    const own = byLead.get(lead) ?? []
    const countOf = (wanted: keyof Counts) => own.find(({ state }) => state === wanted)?.count ?? 0
    return { waiting: countOf('waiting'), done: countOf('done'), failed: countOf('failed') }
  }
}
