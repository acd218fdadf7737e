import { type Kysely, sql, type Transaction } from 'kysely'
import type { Attempt, DeliveryResult } from '../delivery-store.ts'
import { addDeskEvent } from './desk-events.ts'
import { NO_LEAD, newDelivery } from './new-delivery.ts'
import { storable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `DeliveryStore.finishAllDeliveries`. */
export async function finishDeliveries(
  db: Kysely<Tables>,
  worker: string,
  results: readonly DeliveryResult[],
): Promise<void> {
  if (results.length === 0) return
  await db.transaction().execute(async (tx) => {
    // In one order: two transactions cannot wait for each other.
    for (const result of results.toSorted(byKey)) await finish(tx, worker, result)
  })
}

const keyOf = ({ delivery: { tenant, id } }: DeliveryResult): string => `${tenant} ${id}`
const byKey = (a: DeliveryResult, b: DeliveryResult): number => (keyOf(a) < keyOf(b) ? -1 : 1)

async function finish(
  tx: Transaction<Tables>,
  worker: string,
  { delivery: { tenant, id, leaseUntil }, attempt, next, keepsContent, fallback }: DeliveryResult,
): Promise<void> {
  const isDone = next.state === 'done'
  const finished = await tx
    .updateTable('delivery')
    .set({ state: next.state, worker: null, lease_until: null })
    .set((eb) => ({
      ...(next.state === 'waiting' && { next_at: next.at }),
      // One that was broken off is as if it had not been claimed.
      ...(!attempt && { tries: eb('tries', '-', 1) }),
      ...(attempt && { refusals: attempt.outcome === 'refused' ? eb('refusals', '+', 1) : 0 }),
    }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    // What was delivered is, whoever is sending it once more.
    .where((eb) =>
      isDone
        ? eb('state', '=', 'waiting')
        : eb.and([eb('worker', '=', worker), eb('lease_until', '=', leaseUntil)]),
    )
    .returning('lead')
    .executeTakeFirst()
  if (!finished) return
  if (attempt) await insertTry(tx, tenant, id, attempt)
  const isOver = next.state === 'failed' || (isDone && !keepsContent)
  if (finished.lead === NO_LEAD && isOver) await wipeContent(tx, tenant, id)
  // A message that arrived is no news.
  const isNews = finished.lead !== NO_LEAD || next.state === 'failed'
  if (attempt && isNews) await addDeskEvent(tx, tenant, { kind: 'delivery', id })
  if (!fallback) return
  const created = attempt?.at ?? leaseUntil
  const { lead } = finished
  await tx
    .insertInto('delivery')
    .values(newDelivery({ tenant, id: `${id}-instead`, lead, created, destination: fallback }))
    // Sent again, and failed again: its replacement is there.
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
    .execute()
}

async function wipeContent(tx: Transaction<Tables>, tenant: string, id: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({ content: null })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
}

async function insertTry(
  tx: Transaction<Tables>,
  tenant: string,
  delivery: string,
  { at, ms, outcome, status, excerpt }: Attempt,
): Promise<void> {
  await tx
    .insertInto('delivery_try')
    .values((eb) => ({
      tenant,
      delivery,
      at,
      outcome,
      n: eb
        .selectFrom('delivery_try')
        .select(sql<number>`coalesce(max(n), 0) + 1`.as('n'))
        .where('tenant', '=', tenant)
        .where('delivery', '=', delivery),
      ms: Math.round(ms),
      status: status ?? null,
      excerpt: excerpt === undefined ? null : storable(excerpt),
    }))
    .execute()
}
