import type { Kysely, Transaction } from 'kysely'
import { LEAD_FORMAT } from '../lead-format.ts'
import type { KnownLead, LeadIdentity, NewLead, SavedLead } from '../lead-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { newDelivery } from './new-delivery.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore.known`. */
export const knownLead = async (
  db: Kysely<Tables>,
  tenant: string,
  lead: LeadIdentity,
): Promise<KnownLead | undefined> =>
  (await leadOfKey(db, tenant, lead)) ?? leadOfContent(db, tenant, lead)

/** How long the same content is the same lead (D36). */
const SAME_CONTENT_MS = 10 * 60 * 1000

const TOKEN = /^[\w-]{1,128}$/

/** See `LeadStore.save`. */
export async function saveLead(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  lead: NewLead,
): Promise<SavedLead> {
  assertLead(lead)
  return db.transaction().execute(async (tx) => {
    // All keys before all digests: two transactions cannot wait for each other.
    if (lead.key !== undefined) await lock(tx, `lead key of ${tenant}: ${lead.key}`)
    await lock(tx, `lead digest of ${tenant}: ${lead.digest}`)
    // Before the appointment: it may be this lead's own.
    const ofKey = await leadOfKey(tx, tenant, lead)
    if (ofKey) return ofKey
    const ofContent = await leadOfContent(tx, tenant, lead)
    if (ofContent) {
      await addKey(tx, tenant, lead.key, ofContent.id)
      return ofContent
    }
    if (!(await hasBooked(tx, tenant, lead))) return { state: 'slot_taken' }
    await insertLead(tx, tenant, lead)
    return { state: 'stored', id: lead.id, editKey: lead.editKey }
  })
}

function assertLead({ id, editKey, key, digest, created, appointment }: NewLead): void {
  const tokens = [id, editKey, digest, ...(key === undefined ? [] : [key])]
  const times = [created, ...(appointment ? [appointment.startsAt] : [])]
  if (tokens.every((token) => TOKEN.test(token)) && times.every(isInstant)) return
  throw new RangeError(
    `expected ids and keys of letters, digits, _ and -, and times as ISO text, found ${JSON.stringify({ id, key, digest, created, appointment })}`,
  )
}

/** Times are compared as text: each must have the same form. */
function isInstant(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

async function leadOfKey(
  tx: Kysely<Tables>,
  tenant: string,
  { key }: LeadIdentity,
): Promise<KnownLead | undefined> {
  if (key === undefined) return undefined
  const row = await tx
    .selectFrom('lead_key')
    .innerJoin('lead', (join) =>
      join.onRef('lead.tenant', '=', 'lead_key.tenant').onRef('lead.id', '=', 'lead_key.lead'),
    )
    .select(['lead.id', 'lead.edit_key', 'lead_key.made_it'])
    .where('lead_key.tenant', '=', tenant)
    .where('lead_key.key', '=', key)
    .executeTakeFirst()
  return row && { state: 'known', id: row.id, editKey: row.made_it ? row.edit_key : undefined }
}

async function leadOfContent(
  tx: Kysely<Tables>,
  tenant: string,
  { digest, created }: LeadIdentity,
): Promise<KnownLead | undefined> {
  const at = Date.parse(created)
  const row = await tx
    .selectFrom('lead')
    .select('id')
    .where('tenant', '=', tenant)
    .where('digest', '=', digest)
    .where('created', '>', new Date(at - SAME_CONTENT_MS).toISOString())
    // A clock that was set back makes earlier leads later ones.
    .where('created', '<', new Date(at + SAME_CONTENT_MS).toISOString())
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { state: 'known', id: row.id, editKey: undefined }
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

/** Books the lead's appointment; false where another lead has it. */
async function hasBooked(
  tx: Kysely<Tables>,
  tenant: string,
  { id: lead, appointment }: NewLead,
): Promise<boolean> {
  if (!appointment) return true
  const { location, startsAt: starts_at } = appointment
  const booked = await tx
    .insertInto('appointment')
    .values({ tenant, location, starts_at, lead })
    .onConflict((conflict) => conflict.columns(['tenant', 'location', 'starts_at']).doNothing())
    .returning('lead')
    .executeTakeFirst()
  return booked !== undefined
}

async function insertLead(tx: Transaction<Tables>, tenant: string, lead: NewLead): Promise<void> {
  const { id, created, kind, body, appointment, key, digest, editKey: edit_key } = lead
  await tx
    .insertInto('lead')
    .values({
      ...{ tenant, id, created, kind, digest, edit_key },
      category: body.category,
      car: body.car_id === undefined ? null : storable(body.car_id),
      location: body.location === undefined ? null : storable(body.location),
      format: LEAD_FORMAT,
      body: JSON.stringify(body),
      appointment: appointment ? JSON.stringify(appointment) : null,
      changes: '{}',
      changed: null,
    })
    .execute()
  if (key !== undefined) {
    await tx.insertInto('lead_key').values({ tenant, key, lead: id, made_it: 1 }).execute()
  }
  if (lead.destinations.length === 0) return
  const deliveries = lead.destinations.map((destination, at) =>
    newDelivery({ tenant, id: `${id}-${at + 1}`, lead: id, destination, created }),
  )
  await tx.insertInto('delivery').values(deliveries).execute()
}
