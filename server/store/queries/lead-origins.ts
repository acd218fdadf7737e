import type { Kysely } from 'kysely'
import type { LeadOrigin } from '../lead-store.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore.origins`. */
export async function leadOrigins(
  db: Kysely<Tables>,
  tenant: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LeadOrigin[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['created', 'car', 'body'])
    .where('tenant', '=', tenant)
    .where('created', '>=', from)
    .where('created', '<', to)
    .orderBy('created')
    .orderBy('id')
    .execute()
  return rows.map(({ created, car, body }) => ({ created, car: car ?? '', source: sourceOf(body) }))
}

/** Of the record as JSON, in any of its formats. */
function sourceOf(body: string): string {
  const source: unknown = JSON.parse(body).lead_attributes?.linked_query_params?.utm_source
  return typeof source === 'string' ? source : ''
}
