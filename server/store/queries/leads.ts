import type { Kysely } from 'kysely'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadStore } from '../lead-store.ts'
import { changeLeadIn } from './change-lead.ts'
import { duplicateLead } from './duplicate-lead.ts'
import type { DatabaseEngine } from './engine.ts'
import { leadOrigins } from './lead-origins.ts'
import { leadRecords } from './lead-records.ts'
import { listLeads } from './list-leads.ts'
import { NO_LEAD } from './new-delivery.ts'
import { resendDelivery } from './resend-delivery.ts'
import { restoreLeads } from './restore-leads.ts'
import { saveLead } from './save-lead.ts'
import { isStorable } from './storable-text.ts'
import { deliveriesBy } from './stored-deliveries.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore`. */
export function leadStore(
  engine: Pick<DatabaseEngine, 'db' | 'insertAll' | 'lock' | 'textsOf'>,
  tenant: string,
): LeadStore {
  const { db } = engine
  return {
    save: (lead) => saveLead(engine, tenant, lead),
    findDuplicate: async (lead) => (await duplicateLead(db, tenant, lead))?.lead,
    async lead(id) {
      if (!isStorable(id)) return undefined
      const row = await leadRow(db, tenant, id).executeTakeFirst()
      return row && storedLead(row)
    },
    async change(id, editKey, change) {
      if (!(isStorable(id) && isStorable(editKey))) return undefined
      return db
        .transaction()
        .execute((tx) => changeLeadIn(engine, tx, { tenant, id, editKey }, change))
    },
    leads: (of) => listLeads(engine, tenant, of),
    async deliveries(lead) {
      if (!isStorable(lead) || lead === NO_LEAD) return []
      const found = await deliveriesBy(db, { tenant, column: 'lead', ids: [lead] })
      return found.get(lead) ?? []
    },
    resend: (delivery, now) => resendDelivery(db, { tenant, delivery, now }),
    origins: (of) => leadOrigins(engine.db, tenant, of),
    records: (of) => leadRecords(engine, tenant, of),
    restore: (records) => restoreLeads(engine, tenant, records),
  }
}

const leadRow = (db: Kysely<Tables>, tenant: string, id: string) =>
  db.selectFrom('lead').select(leadColumns).where('tenant', '=', tenant).where('id', '=', id)
