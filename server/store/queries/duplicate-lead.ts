import { type Kysely, sql } from 'kysely'
import type { DuplicateLead, LeadIdentity } from '../lead-store.ts'
import type { Tables } from './tables.ts'

/** How long the same content is the same lead (D36). */
const SAME_CONTENT_MS = 10 * 60 * 1000

/** A lead that a submission is the same as, and by what: its key is tried before its content. */
export interface Found {
  readonly by: 'key' | 'content'
  readonly lead: DuplicateLead
}

/** See `LeadStore.findDuplicate`; one round trip. */
export async function duplicateLead(
  db: Kysely<Tables>,
  tenant: string,
  lead: LeadIdentity,
): Promise<Found | undefined> {
  const ofContent = db.selectFrom(leadOfContent(db, tenant, lead).as('of_content')).selectAll()
  const rows = await (lead.key === undefined
    ? ofContent
    : leadOfKey(db, tenant, lead.key).unionAll(ofContent)
  ).execute()
  const row = rows.find(({ by }) => by === 'key') ?? rows[0]
  const editKey = row?.edit_key ?? undefined
  return row && { by: row.by, lead: { state: 'known', id: row.id, editKey } }
}

const leadOfKey = (db: Kysely<Tables>, tenant: string, key: string) =>
  db
    .selectFrom('lead_key')
    .innerJoin('lead', (join) =>
      join.onRef('lead.tenant', '=', 'lead_key.tenant').onRef('lead.id', '=', 'lead_key.lead'),
    )
    .select([
      sql<Found['by']>`'key'`.as('by'),
      'lead.id',
      sql<string | null>`case when lead_key.made_it = 1 then lead.edit_key end`.as('edit_key'),
    ])
    .where('lead_key.tenant', '=', tenant)
    .where('lead_key.key', '=', key)

function leadOfContent(db: Kysely<Tables>, tenant: string, { digest, created }: LeadIdentity) {
  const at = Date.parse(created)
  return (
    db
      .selectFrom('lead')
      .select([sql<Found['by']>`'content'`.as('by'), 'id', sql<string | null>`null`.as('edit_key')])
      .where('tenant', '=', tenant)
      .where('digest', '=', digest)
      .where('created', '>', new Date(at - SAME_CONTENT_MS).toISOString())
      // A clock that was set back makes earlier leads later ones.
      .where('created', '<', new Date(at + SAME_CONTENT_MS).toISOString())
      .orderBy('created', 'desc')
      .limit(1)
  )
}
