import type { Kysely, Transaction } from 'kysely'
import { LEAD_FORMAT } from '../lead-format.ts'
import type { NewLead, SavedLead } from '../lead-store.ts'
import type { DatabaseEngine, Insert } from './engine.ts'
import { knownLead } from './known-lead.ts'
import { newDelivery } from './new-delivery.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

const TOKEN = /^[\w-]{1,128}$/

/** See `LeadStore.save`. */
export async function saveLead(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'insertAll'>,
  tenant: string,
  lead: NewLead,
): Promise<SavedLead> {
  assertLead(lead)
  return engine.db.transaction().execute(async (tx) => {
    // All keys before all digests: two transactions cannot wait for each other. Read after that, in a statement
    // of its own: one sees only what was committed when it began.
    await engine.lock(tx, ...locksOf(tenant, lead))
    // Before the appointment: it may be this lead's own.
    const known = await knownLead(tx, tenant, lead)
    if (known) {
      if (known.by === 'content') await addKey(tx, tenant, lead.key, known.lead.id)
      return known.lead
    }
    if (!(await hasBooked(tx, tenant, lead))) return { state: 'slot_taken' }
    await engine.insertAll(tx, rowsOf(tx, tenant, lead))
    return { state: 'stored', id: lead.id, editKey: lead.editKey }
  })
}

const locksOf = (tenant: string, { key, digest }: NewLead): readonly string[] => [
  ...(key === undefined ? [] : [`lead key of ${tenant}: ${key}`]),
  `lead digest of ${tenant}: ${digest}`,
]

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

/** The lead with its key and deliveries, which are stored together. */
function rowsOf(tx: Transaction<Tables>, tenant: string, lead: NewLead): readonly Insert[] {
  const { id, created, kind, body, appointment, key, digest, editKey: edit_key } = lead
  const deliveries = lead.destinations.map((destination, at) =>
    newDelivery({ tenant, id: `${id}-${at + 1}`, lead: id, destination, created }),
  )
  return [
    tx.insertInto('lead').values({
      ...{ tenant, id, created, kind, digest, edit_key },
      category: body.category,
      car: body.car_id === undefined ? null : storable(body.car_id),
      location: body.location === undefined ? null : storable(body.location),
      format: LEAD_FORMAT,
      body: JSON.stringify(body),
      appointment: appointment ? JSON.stringify(appointment) : null,
      changes: '{}',
      changed: null,
    }),
    ...(key === undefined
      ? []
      : [tx.insertInto('lead_key').values({ tenant, key, lead: id, made_it: 1 })]),
    ...(deliveries.length === 0 ? [] : [tx.insertInto('delivery').values(deliveries)]),
  ]
}
