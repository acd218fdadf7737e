import { sql } from 'kysely'
import type { LeadRange, LeadSummary } from '../lead-store.ts'
import { deliveryCounts } from './delivery-counts.ts'
import type { DatabaseEngine } from './engine.ts'
import { isStorable } from './storable-text.ts'

/** See `LeadStore.leads`. */
export async function listLeads(
  { db, textsOf }: Pick<DatabaseEngine, 'db' | 'textsOf'>,
  tenant: string,
  { after, state, limit }: LeadRange,
): Promise<LeadSummary[]> {
  if (after !== undefined && !isStorable(after)) return []
  let query = db
    .selectFrom('lead')
    .select(['id', 'created', 'kind', 'category', 'car', 'location'])
    .where('tenant', '=', tenant)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(created, id) < (
        select created, id from lead as earlier where earlier.tenant = ${tenant} and earlier.id = ${after}
      )`,
    )
  }
  if (state !== undefined) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('delivery')
          .select('delivery.id')
          .where('delivery.tenant', '=', tenant)
          .whereRef('delivery.lead', '=', 'lead.id')
          .where('delivery.state', '=', state),
      ),
    )
  }
  const rows = await query.orderBy('created', 'desc').orderBy('id', 'desc').limit(limit).execute()
  const countsOf = await deliveryCounts(
    { db, textsOf },
    tenant,
    rows.map(({ id }) => id),
  )
  return rows.map(({ car, location, ...row }) => ({
    ...row,
    car: car ?? undefined,
    location: location ?? undefined,
    deliveries: countsOf(row.id),
  }))
}
