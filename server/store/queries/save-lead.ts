import type { Kysely, Transaction } from 'kysely'
import type { NewLead, SavedLead } from '../lead-store.ts'
import { appointmentRows, insertTimes } from './appointment-rows.ts'
import { newDeskEvents } from './desk-events.ts'
import { duplicateLead } from './duplicate-lead.ts'
import type { DatabaseEngine, Insert } from './engine.ts'
import { locksOf } from './lead-locks.ts'
import { newLeadRow } from './lead-row.ts'
import { newDelivery } from './new-delivery.ts'
import { insertMessage } from './new-message.ts'
import { isInstant, isToken } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore.save`. */
export async function saveLead(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>,
  tenant: string,
  lead: NewLead,
): Promise<SavedLead> {
  return engine.db.transaction().execute((tx) => saveLeadIn(engine, tx, tenant, lead))
}

/** The same within a transaction, which takes the locks of the lead first. */
export async function saveLeadIn(
  engine: Pick<DatabaseEngine, 'lock' | 'insertAll'>,
  tx: Transaction<Tables>,
  tenant: string,
  lead: NewLead,
): Promise<SavedLead> {
  assertLead(lead)
  // A statement of its own: the next one sees only what was committed when it began.
  await engine.lock(tx, ...locksOf(tenant, [lead]))
  // Before the appointment: it may be this lead's own.
  const duplicate = await duplicateLead(tx, tenant, lead)
  if (duplicate) {
    if (duplicate.by === 'content') await addKey(tx, tenant, lead.key, duplicate.lead.id)
    return duplicate.lead
  }
  if (!(await hasBooked(tx, tenant, lead))) return { state: 'slot_taken' }
  await engine.insertAll(tx, rowsOf(tx, tenant, lead))
  for (const message of lead.messages ?? []) await insertMessage(tx, message)
  return { state: 'stored', id: lead.id, editKey: lead.editKey }
}

function assertLead({ id, editKey, key, digest, created, appointment }: NewLead): void {
  const tokens = [id, editKey, digest, ...(key === undefined ? [] : [key])]
  const times = [created, ...(appointment ? [appointment.startsAt] : [])]
  if (tokens.every(isToken) && times.every(isInstant)) return
  throw new RangeError(
    `expected ids and keys of letters, digits, _ and -, and times as ISO text, found ${JSON.stringify({ id, key, digest, created, appointment })}`,
  )
}

/** From now on the key is that of a lead which another submission made. */
async function addKey(
  tx: Kysely<Tables>,
  tenant: string,
  key: string | undefined,
  lead: string,
): Promise<void> {
  if (key === undefined) return
  await tx.insertInto('lead_key').values({ tenant, key, lead, made_it: 0 }).execute()
}

/** Books the lead's appointment; false where the time is taken. */
async function hasBooked(
  tx: Kysely<Tables>,
  tenant: string,
  { isConfirmed, ...lead }: NewLead,
): Promise<boolean> {
  const state = isConfirmed ? 'confirmed' : 'asked'
  const rows = appointmentRows(tenant, lead).map((row) => ({ ...row, state }) as const)
  return (await insertTimes(tx, rows)).length === rows.length
}

/** The lead with its key and deliveries, which are stored together. */
function rowsOf(tx: Transaction<Tables>, tenant: string, lead: NewLead): readonly Insert[] {
  const { id, created, key, sendAt: next_at = created } = lead
  const deliveries = lead.destinations.map((destination, at) =>
    newDelivery({ tenant, id: `${id}-${at + 1}`, lead: id, destination, created, next_at }),
  )
  return [
    tx.insertInto('lead').values(newLeadRow(tenant, lead)),
    ...(key === undefined
      ? []
      : [tx.insertInto('lead_key').values({ tenant, key, lead: id, made_it: 1 })]),
    ...(deliveries.length === 0 ? [] : [tx.insertInto('delivery').values(deliveries)]),
    newDeskEvents(tx, tenant, [
      { kind: 'lead', id },
      ...(lead.appointment ? [{ kind: 'appointment', id } as const] : []),
    ]),
  ]
}
