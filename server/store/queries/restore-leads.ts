import type { Transaction } from 'kysely'
import type { LeadRecord, RestoredLead } from '../lead-record.ts'
import { appointmentRows, insertTimes } from './appointment-rows.ts'
import type { DatabaseEngine } from './engine.ts'
import { deedColumns } from './lead-events.ts'
import { locksOf } from './lead-locks.ts'
import { workRow } from './lead-pages.ts'
import { newLeadRow } from './lead-row.ts'
import { newDelivery } from './new-delivery.ts'
import type { DeliveryTryRow, Tables } from './tables.ts'

/** Rows of one statement: databases limit its parameters. */
const MAX_ROWS = 500

/** See `LeadStore.restore`. */
export async function restoreLeads(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<RestoredLead[]> {
  if (records.length === 0) return []
  return db.transaction().execute(async (tx) => {
    await lock(tx, ...locksOf(tenant, records.flatMap(identitiesOf)))
    const ids = await insertLeads(tx, tenant, records)
    // Of two records with one id, the first is stored.
    const isFresh = records.map(({ id }) => ids.delete(id))
    const fresh = records.filter((_, at) => isFresh[at])
    await insertKeys(tx, tenant, fresh)
    const withoutSlot = await insertAppointments(tx, tenant, fresh)
    await insertDeliveries(tx, tenant, fresh)
    await insertHistory(tx, tenant, fresh)
    return records.map(({ id }, at) => {
      if (!isFresh[at]) return 'known'
      return withoutSlot.has(id) ? 'stored_without_slot' : 'stored'
    })
  })
}

const identitiesOf = ({ keys, digest }: LeadRecord) => [
  { digest },
  ...keys.map(({ key }) => ({ key, digest })),
]

/** The ids of those that were not there. */
async function insertLeads(
  tx: Transaction<Tables>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<Set<string>> {
  const rows = records.map(({ format, changes, changed = null, work, ...record }) => ({
    ...newLeadRow(tenant, record),
    ...(work && workRow(work)),
    format,
    changed,
    changes: JSON.stringify(changes),
  }))
  const stored = await inChunks(rows, (chunk) =>
    tx
      .insertInto('lead')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
      .returning('id')
      .execute(),
  )
  return new Set(stored.map(({ id }) => id))
}

/** A key that is another lead's here stays it. */
async function insertKeys(
  tx: Transaction<Tables>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<void> {
  const rows = records.flatMap(({ id: lead, keys }) =>
    keys.map(({ key, madeIt }) => ({ tenant, key, lead, made_it: madeIt ? 1 : 0 })),
  )
  await inChunks(rows, (chunk) =>
    tx
      .insertInto('lead_key')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
      .execute(),
  )
}

/** The ids of those whose appointment another lead has. */
async function insertAppointments(
  tx: Transaction<Tables>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<Set<string>> {
  const rows = records.flatMap((record) => appointmentRows(tenant, record))
  const booked = await inChunks(rows, (chunk) => insertTimes(tx, chunk))
  const leads = new Set(rows.map(({ id }) => id))
  for (const { id } of booked) leads.delete(id)
  return leads
}

async function insertDeliveries(
  tx: Transaction<Tables>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<void> {
  const deliveries = records.flatMap(({ id: lead, deliveries }) =>
    deliveries.map(({ id, created, destination, state, nextAt: next_at, tries, refusals }) => ({
      ...newDelivery({ tenant, id, lead, created, destination }),
      state,
      next_at,
      tries,
      refusals,
    })),
  )
  const tried = records
    .flatMap((record) => record.deliveries)
    .flatMap(({ id: delivery, attempts }) =>
      attempts.map(
        ({ at, ms, outcome, status = null, excerpt = null }, index): DeliveryTryRow => ({
          tenant,
          delivery,
          n: index + 1,
          at,
          ms,
          outcome,
          status,
          excerpt,
        }),
      ),
    )
  await inChunks(deliveries, (chunk) => tx.insertInto('delivery').values(chunk).execute())
  await inChunks(tried, (chunk) => tx.insertInto('delivery_try').values(chunk).execute())
}

async function insertHistory(
  tx: Transaction<Tables>,
  tenant: string,
  records: readonly LeadRecord[],
): Promise<void> {
  const rows = records.flatMap(({ id: lead, history = [] }) =>
    history.map(({ at, person = null, deed }, index) => ({
      tenant,
      lead,
      n: index + 1,
      at,
      person,
      ...deedColumns(deed),
    })),
  )
  await inChunks(rows, (chunk) => tx.insertInto('lead_event').values(chunk).execute())
}

async function inChunks<Row, Result>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    results.push(...(await insert(rows.slice(at, at + MAX_ROWS))))
  }
  return results
}
