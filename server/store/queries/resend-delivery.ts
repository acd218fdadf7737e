import type { Kysely } from 'kysely'
import { NO_LEAD } from './new-delivery.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

export interface Resent {
  readonly tenant: string
  readonly delivery: string
  /** Whose it is, where the caller knows. */
  readonly lead?: string
  readonly now: string
}

/** See `LeadStore.resend`. */
export async function resendDelivery(
  db: Kysely<Tables>,
  { tenant, delivery, lead, now }: Resent,
): Promise<boolean> {
  if (!isStorable(delivery)) return false
  const sent = await db
    .updateTable('delivery')
    .set({ state: 'waiting', next_at: now, tries: 0, refusals: 0 })
    .set({ worker: null, lease_until: null })
    .where((eb) => eb.and({ tenant, id: delivery, ...(lead !== undefined && { lead }) }))
    // The content of a message may be wiped.
    .where('lead', '!=', NO_LEAD)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return sent !== undefined
}
