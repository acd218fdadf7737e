import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type {
  ClaimedDelivery,
  DeliveryClaim,
  Destination,
  LeadDelivery,
  MessageDelivery,
} from '../delivery-store.ts'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { DatabaseEngine } from './engine.ts'
import { storedMessage } from './messages.ts'
import type { Tables } from './tables.ts'

/** Beyond the farthest pause between two attempts, four hours: the clock was set back. */
const FARTHEST_MS = 24 * 60 * 60 * 1000
/** By how much the clocks of two machines may differ. */
const CLOCKS_DIFFER_MS = 15 * 60 * 1000

interface Key {
  readonly tenant: string
  readonly id: string
}

/** See `DeliveryStore.claimAllDeliveries`. */
export async function claimDeliveries(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  claim: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  if (claim.kinds.length === 0) return []
  // Polling takes no lock where nothing is due.
  if ((await dueDeliveries(db, claim)).length === 0) return []
  return db.transaction().execute(async (tx) => {
    await lock(tx, 'claim of deliveries')
    const due = await dueDeliveries(tx, claim)
    return due.length === 0 ? [] : takeDeliveries(tx, due, claim)
  })
}

const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString()

async function dueDeliveries(
  db: Kysely<Tables>,
  { now, leaseMs, limit, kinds, perDestination }: DeliveryClaim,
): Promise<readonly Key[]> {
  const longestLease = later(now, leaseMs + CLOCKS_DIFFER_MS)
  const farthest = later(now, FARTHEST_MS)
  const { rows } = await sql<Key>`
    with due as (
      select tenant, id, receiver, next_at,
        row_number() over (partition by receiver order by next_at, tenant, id) as place
      from delivery
      where state = 'waiting'
        and (kind in (${sql.join(kinds)}) or exists (
          select 1 from message
          where message.tenant = delivery.tenant and message.id = delivery.id and expires_at <= ${now}
        ))
        and (next_at <= ${now} or next_at > ${farthest})
        and (lease_until is null or lease_until <= ${now} or lease_until > ${longestLease})
    ), busy as (
      select receiver, count(*) as sending from delivery
      where lease_until > ${now} and lease_until <= ${longestLease}
      group by receiver
    )
    select due.tenant, due.id from due left join busy on busy.receiver = due.receiver
    where due.place + coalesce(busy.sending, 0) <= ${perDestination}
    order by due.next_at, due.tenant, due.id
    limit ${limit}
  `.execute(db)
  return rows
}

/** Takes these deliveries; the transaction has the lock of claims. */
async function takeDeliveries(
  tx: Transaction<Tables>,
  due: readonly Key[],
  { worker, now, leaseMs }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const leaseUntil = later(now, leaseMs)
  const keys = sql.join(due.map(({ tenant, id }) => sql`(${tenant}, ${id})`))
  await tx
    .updateTable('delivery')
    .set((eb) => ({ worker, lease_until: leaseUntil, tries: eb('tries', '+', 1) }))
    .where(sql<boolean>`(tenant, id) in (values ${keys})`)
    .execute()
  const claimed = [
    ...(await leadDeliveries(tx, keys, leaseUntil)),
    ...(await messageDeliveries(tx, keys, leaseUntil)),
  ]
  const place = new Map(due.map((key, at) => [textOf(key), at]))
  return claimed.toSorted((a, b) => (place.get(textOf(a)) ?? 0) - (place.get(textOf(b)) ?? 0))
}

const textOf = ({ tenant, id }: Key): string => `${tenant} ${id}`

const columns = [
  'delivery.tenant',
  'delivery.id as delivery',
  'destination',
  'tries',
  'refusals',
] as const

async function leadDeliveries(
  tx: Transaction<Tables>,
  keys: RawBuilder<unknown>,
  leaseUntil: string,
): Promise<LeadDelivery[]> {
  const rows = await tx
    .selectFrom('delivery')
    .innerJoin('lead', (join) =>
      join.onRef('lead.tenant', '=', 'delivery.tenant').onRef('lead.id', '=', 'delivery.lead'),
    )
    .select(leadColumns.map((column) => `lead.${column}` as const))
    .select(columns)
    .where(sql<boolean>`(delivery.tenant, delivery.id) in (values ${keys})`)
    .execute()
  return rows.map(({ tenant, delivery: id, tries, refusals, ...row }) => {
    const destination: Destination = JSON.parse(row.destination)
    return { tenant, id, destination, tries, refusals, leaseUntil, lead: storedLead(row) }
  })
}

async function messageDeliveries(
  tx: Transaction<Tables>,
  keys: RawBuilder<unknown>,
  leaseUntil: string,
): Promise<MessageDelivery[]> {
  const rows = await tx
    .selectFrom('delivery')
    .innerJoin('message', (join) =>
      join.onRef('message.tenant', '=', 'delivery.tenant').onRef('message.id', '=', 'delivery.id'),
    )
    .select(['message.id', 'message.created', 'content', 'expires_at'])
    .select(columns)
    .where(sql<boolean>`(delivery.tenant, delivery.id) in (values ${keys})`)
    .execute()
  return rows.map(({ tenant, delivery: id, tries, refusals, ...row }) => {
    const destination: Destination = JSON.parse(row.destination)
    return { tenant, id, destination, tries, refusals, leaseUntil, message: storedMessage(row) }
  })
}
