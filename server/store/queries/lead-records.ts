import { type Expression, type Kysely, sql } from 'kysely'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadRecord, RecordRange } from '../lead-record.ts'
import type { DatabaseEngine } from './engine.ts'
import { deedOf } from './lead-events.ts'
import { workColumns, workOf } from './lead-pages.ts'
import { deliveriesBy } from './stored-deliveries.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore.records`. */
export const leadRecords = (
  { db, textsOf }: Pick<DatabaseEngine, 'db' | 'textsOf'>,
  tenant: string,
  range: RecordRange,
): Promise<LeadRecord[]> =>
  // A lead, its keys and its deliveries are of one moment.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const rows = await leadRows(tx, tenant, range)
      const ids = textsOf(JSON.stringify(rows.map(({ id }) => id)))
      const deliveries = await deliveriesBy(tx, { tenant, column: 'lead', ids })
      const keys = await tx
        .selectFrom('lead_key')
        .select(['lead', 'key', 'made_it'])
        .where('tenant', '=', tenant)
        .where('lead', 'in', ids)
        .orderBy('key')
        .execute()
      const events = await eventsOf(tx, tenant, ids)
      return rows.map((row) => {
        const { appointment, changed, ...lead } = storedLead(row)
        const { location: _, ...work } = workOf(row)
        const own = keys.filter((key) => key.lead === row.id)
        return {
          ...lead,
          format: row.format,
          ...(appointment && { appointment }),
          ...(changed !== undefined && { changed }),
          digest: row.digest,
          editKey: row.edit_key,
          keys: own.map(({ key, made_it }) => ({ key, madeIt: made_it === 1 })),
          deliveries: deliveries.get(row.id) ?? [],
          work,
          history: events.get(row.id) ?? [],
        }
      })
    })

async function eventsOf(db: Kysely<Tables>, tenant: string, leads: Expression<string>) {
  const rows = await db
    .selectFrom('lead_event')
    .select(['lead', 'at', 'person', 'kind', 'details'])
    .where('tenant', '=', tenant)
    .where('lead', 'in', leads)
    .orderBy('n')
    .execute()
  const events = rows.map(({ lead, at, person, ...row }) => ({
    lead,
    event: { at, ...(person !== null && { person }), deed: deedOf(row) },
  }))
  const byLead = Map.groupBy(events, ({ lead }) => lead)
  return new Map([...byLead].map(([lead, own]) => [lead, own.map(({ event }) => event)]))
}

function leadRows(db: Kysely<Tables>, tenant: string, { after, limit }: RecordRange) {
  const query = db
    .selectFrom('lead')
    .select([...leadColumns, ...workColumns, 'format', 'digest', 'edit_key'])
    .where('tenant', '=', tenant)
  const rest = after
    ? // By its values: it may be deleted meanwhile.
      query.where(sql<boolean>`(created, id) > (${after.created}, ${after.id})`)
    : query
  return rest.orderBy('created').orderBy('id').limit(limit).execute()
}
