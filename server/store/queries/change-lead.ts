import type { Transaction } from 'kysely'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { LeadChange, StoredLead } from '../stored-lead.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

export interface ChangedLead {
  readonly tenant: string
  readonly id: string
  /** Needed where somebody outside of the server asks for the change. */
  readonly editKey?: string
}

/** Adds to a lead's changes, within a transaction; undefined where there is no such lead. D21. */
export async function changeLeadIn(
  { lock }: Pick<DatabaseEngine, 'lock'>,
  tx: Transaction<Tables>,
  { tenant, id, editKey }: ChangedLead,
  { now, ...added }: LeadChange,
): Promise<StoredLead | undefined> {
  await lock(tx, `lead of ${tenant}: ${id}`)
  const row = await tx
    .selectFrom('lead')
    .select(leadColumns)
    .where((eb) => eb.and({ tenant, id, ...(editKey !== undefined && { edit_key: editKey }) }))
    .executeTakeFirst()
  if (!row) return undefined
  const changes = JSON.stringify({ ...storedLead(row).changes, ...added })
  await tx
    .updateTable('lead')
    .set({ changes, changed: now })
    .where((eb) => eb.and({ tenant, id }))
    .execute()
  await addDeskEvent(tx, tenant, { kind: 'lead', id })
  return storedLead({ ...row, changes, changed: now })
}
