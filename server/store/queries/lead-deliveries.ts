import type { Kysely } from 'kysely'
import type { Attempt, Destination, StoredDelivery } from '../delivery-store.ts'
import type { Tables } from './tables.ts'

/** See `LeadStore.deliveries`. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  tenant: string,
  lead: string,
): Promise<StoredDelivery[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(['id', 'destination', 'state', 'created', 'next_at', 'tries'])
    .where('tenant', '=', tenant)
    .where('lead', '=', lead)
    .orderBy('created')
    .orderBy('id')
    .execute()
  const tries = await db
    .selectFrom('delivery_try')
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.tenant', '=', 'delivery_try.tenant')
        .onRef('delivery.id', '=', 'delivery_try.delivery'),
    )
    .select(['delivery', 'at', 'ms', 'outcome', 'status', 'excerpt'])
    .where('delivery.tenant', '=', tenant)
    .where('delivery.lead', '=', lead)
    .orderBy('n')
    .execute()
  const attemptsOf = (id: string): Attempt[] =>
    tries
      .filter(({ delivery }) => delivery === id)
      .map(({ at, ms, outcome, status, excerpt }) => ({
        ...{ at, ms, outcome },
        ...(status !== null && { status }),
        ...(excerpt !== null && { excerpt }),
      }))
  return rows.map(({ id, state, created, next_at: nextAt, tries, ...row }) => {
    const destination: Destination = JSON.parse(row.destination)
    return { id, destination, state, created, nextAt, tries, attempts: attemptsOf(id) }
  })
}
