import type { Kysely, Selectable } from 'kysely'
import type { Choices } from '#domain/purchase/choices.ts'
import type { Purchase, PurchaseStore } from '../purchase-store.ts'
import type { DatabaseEngine } from './engine.ts'
import type { PurchaseRow } from './reservation-tables.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `PurchaseStore`. */
export function purchaseStore(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
): PurchaseStore {
  const rowOf = (tx: Kysely<Tables>, of: Partial<Pick<PurchaseRow, 'id' | 'account' | 'car'>>) =>
    tx
      .selectFrom('purchase')
      .selectAll()
      .where((eb) => eb.and({ tenant, ...of }))
      .executeTakeFirst()
  return {
    begin: ({ id, account, car, created, expires }) =>
      db.transaction().execute(async (tx) => {
        await lock(tx, `purchase of ${tenant}: ${account}, ${car}`)
        const known = await rowOf(tx, { account, car })
        if (known && known.expires > created) return purchaseOf(known)
        const row = { tenant, id, account, car, created, expires, version: 1, choices: '{}' }
        await tx
          .deleteFrom('purchase')
          .where((eb) => eb.and({ tenant, account, car }))
          .execute()
        await tx.insertInto('purchase').values(row).execute()
        return purchaseOf(row)
      }),
    async purchase(id, now) {
      if (!isStorable(id)) return undefined
      const row = await rowOf(db, { id })
      return row && row.expires > now ? purchaseOf(row) : undefined
    },
    answer: (id, choices, now) =>
      db.transaction().execute(async (tx) => {
        await lock(tx, `answers of purchase of ${tenant}: ${id}`)
        const row = await rowOf(tx, { id })
        if (!row || row.expires <= now) return false
        const all = { ...purchaseOf(row).choices, ...choices }
        await tx
          .updateTable('purchase')
          .set({ choices: JSON.stringify(all), version: row.version + 1 })
          .where((eb) => eb.and({ tenant, id }))
          .execute()
        return true
      }),
  }
}

/** See `Store.forgetAllEndedSignIns`. */
export async function forgetAllEndedPurchases(db: Kysely<Tables>, now: string): Promise<void> {
  await db.deleteFrom('purchase').where('expires', '<=', now).execute()
}

function purchaseOf({ tenant: _tenant, choices, ...row }: Selectable<PurchaseRow>): Purchase {
  // What was stored was checked before, and is not checked again.
  const read: Choices = JSON.parse(choices)
  return { ...row, choices: read }
}
