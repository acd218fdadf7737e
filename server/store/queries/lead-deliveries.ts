import type { Expression, Kysely } from 'kysely'
import type { Attempt, Destination, StoredDelivery } from '../delivery-store.ts'
import type { Tables } from './tables.ts'

/** The deliveries of some leads, by lead; `leads` are ids, of which one without deliveries is left out. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  tenant: string,
  leads: Expression<string> | readonly string[],
): Promise<ReadonlyMap<string, readonly StoredDelivery[]>> {
  const rows = await db
    .selectFrom('delivery')
    .select(['lead', 'id', 'destination', 'state', 'created', 'next_at', 'tries', 'refusals'])
    .where('tenant', '=', tenant)
    .where('lead', 'in', leads)
    .orderBy('created')
    .orderBy('id')
    .execute()
  const attempts = await attemptsOf(db, tenant, leads)
  const deliveries = rows.map(({ lead, next_at: nextAt, ...row }) => {
    const destination: Destination = JSON.parse(row.destination)
    const { id, state, created, tries, refusals } = row
    const tried = attempts.get(id) ?? []
    return {
      lead,
      id,
      destination,
      state,
      created,
      nextAt,
      tries,
      refusals,
      attempts: tried.map(({ attempt }) => attempt),
    }
  })
  const byLead = Map.groupBy(deliveries, ({ lead }) => lead)
  return new Map([...byLead].map(([id, own]) => [id, own.map(({ lead, ...delivery }) => delivery)]))
}

/** The attempts of some leads' deliveries, by delivery, oldest first. */
async function attemptsOf(
  db: Kysely<Tables>,
  tenant: string,
  leads: Expression<string> | readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly attempt: Attempt }[]>> {
  const rows = await db
    .selectFrom('delivery_try')
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.tenant', '=', 'delivery_try.tenant')
        .onRef('delivery.id', '=', 'delivery_try.delivery'),
    )
    .select(['delivery', 'at', 'ms', 'outcome', 'status', 'excerpt'])
    .where('delivery.tenant', '=', tenant)
    .where('delivery.lead', 'in', leads)
    .orderBy('n')
    .execute()
  const attempts = rows.map(({ delivery, at, ms, outcome, status, excerpt }) => ({
    delivery,
    attempt: {
      at,
      ms,
      outcome,
      ...(status !== null && { status }),
      ...(excerpt !== null && { excerpt }),
    },
  }))
  return Map.groupBy(attempts, ({ delivery }) => delivery)
}
