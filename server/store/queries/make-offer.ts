import type { Selectable } from 'kysely'
import type { NewOffer, Valuation } from '../valuation-store.ts'
import { addAudit } from './audit-chain.ts'
import { addDeskEvent } from './desk-events.ts'
import type { DatabaseEngine } from './engine.ts'
import { insertMessage } from './new-message.ts'
import { isStorable } from './storable-text.ts'
import type { ValuationRow } from './valuation-row.ts'

/** See `ValuationStore.offer`. */
export async function makeOffer(
  { db, lock }: Pick<DatabaseEngine, 'db' | 'lock'>,
  tenant: string,
  id: string,
  { offer, seen, by, messageOf }: NewOffer,
  valuationOf: (row: Selectable<ValuationRow>) => Valuation,
): Promise<{ readonly state: 'made' | 'stale'; readonly valuation: Valuation | undefined }> {
  if (!isStorable(id)) return { state: 'stale', valuation: undefined }
  return db.transaction().execute(async (tx) => {
    const made = await tx
      .updateTable('valuation')
      .set({ offer_amount: offer.amount, offer_until: offer.until, offer_at: offer.madeAt })
      .where((eb) => eb.and({ tenant, id }))
      .where('lead', 'is not', null)
      .where('offer_at', seen === undefined ? 'is' : '=', seen ?? null)
      .returningAll()
      .executeTakeFirst()
    if (!made) {
      const now = await tx
        .selectFrom('valuation')
        .selectAll()
        .where((eb) => eb.and({ tenant, id }))
        .where('lead', 'is not', null)
        .executeTakeFirst()
      return { state: 'stale', valuation: now && valuationOf(now) }
    }
    const valuation = valuationOf(made)
    await insertMessage(tx, messageOf(valuation))
    await addDeskEvent(tx, tenant, { kind: 'valuation', id })
    const details = { valuation: made.lead ?? '', amount: offer.amount }
    await addAudit(lock, tx, [tenant], { action: 'offer_made', details, by })
    return { state: 'made', valuation }
  })
}
