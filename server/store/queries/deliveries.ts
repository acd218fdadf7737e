import { type Kysely, sql, type Transaction } from 'kysely'
import type { DeliveryStore } from '../delivery-store.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import type { DatabaseEngine } from './engine.ts'
import { finishDeliveries } from './finish-deliveries.ts'
import type { Tables } from './tables.ts'

/** See `DeliveryStore`. */
export function deliveryStore(engine: Pick<DatabaseEngine, 'db' | 'lock'>): DeliveryStore {
  const { db } = engine
  return {
    claimAllDeliveries: (claim) => claimDeliveries(engine, claim),
    finishAllDeliveries: (worker, results) => finishDeliveries(db, worker, results),
    async countAllDeliveries(now) {
      const isDue = sql`next_at <= ${now} and (lease_until is null or lease_until <= ${now})`
      const rows = await db
        .selectFrom('delivery')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          sql<number>`coalesce(sum(case when ${isDue} then 1 else 0 end), 0)`.as('due'),
          fn.min('created').as('oldest'),
        ])
        .where('state', 'in', ['waiting', 'failed'])
        .groupBy('state')
        .execute()
      const waiting = rows.find(({ state }) => state === 'waiting')
      const failed = rows.find(({ state }) => state === 'failed')
      return {
        waiting: waiting?.count ?? 0,
        due: waiting?.due ?? 0,
        failed: failed?.count ?? 0,
        oldest: waiting?.oldest,
      }
    },
    async forgetAllExcerpts(before) {
      await db
        .updateTable('delivery_try')
        .set({ excerpt: null })
        .where('at', '<', before)
        .where('excerpt', 'is not', null)
        .execute()
    },
    forgetAllMessages: (before) => forgetMessages(db, before),
  }
}

function forgetMessages(db: Kysely<Tables>, before: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('delivery_try')
      .where(({ exists }) => exists(oldMessage(tx, before, 'delivery_try.tenant', 'delivery')))
      .execute()
    await tx
      .deleteFrom('delivery')
      .where(({ exists }) => exists(oldMessage(tx, before, 'delivery.tenant', 'delivery.id')))
      .execute()
    await tx.deleteFrom('message').where('created', '<', before).execute()
  })
}

/** The message of a delivery, where it is of before a time. */
const oldMessage = (tx: Transaction<Tables>, before: string, tenant: string, id: string) =>
  tx
    .selectFrom('message')
    .select('message.id')
    .where('message.created', '<', before)
    .whereRef('message.tenant', '=', sql.ref(tenant))
    .whereRef('message.id', '=', sql.ref(id))
