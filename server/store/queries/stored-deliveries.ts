import type { Expression, Kysely } from 'kysely'
import type { Attempt, Destination, StoredDelivery } from '../delivery-store.ts'
import type { Tables } from './tables.ts'

/** Which deliveries of a tenant are read: those of some leads, or with some ids. */
interface DeliveriesOf {
  readonly tenant: string
  readonly column: 'lead' | 'id'
  readonly ids: Expression<string> | readonly string[]
}

/** Deliveries with their attempts, by the column; an id without deliveries is left out. */
export async function deliveriesBy(
  db: Kysely<Tables>,
  of: DeliveriesOf,
): Promise<ReadonlyMap<string, readonly StoredDelivery[]>> {
  const { tenant, column, ids } = of
  const rows = await db
    .selectFrom('delivery')
    .select(['lead', 'id', 'destination', 'state', 'created', 'next_at', 'tries', 'refusals'])
    .where('tenant', '=', tenant)
    .where(column, 'in', ids)
    .orderBy('created')
    .orderBy('id')
    .execute()
  const attempts = await attemptsOf(db, of)
  const found = new Map<string, StoredDelivery[]>()
  for (const { lead, next_at: nextAt, ...row } of rows) {
    const destination: Destination = JSON.parse(row.destination)
    const tried = attempts.get(row.id) ?? []
    const delivery = { ...row, destination, nextAt, attempts: tried.map(({ attempt }) => attempt) }
    const by = column === 'lead' ? lead : row.id
    found.set(by, [...(found.get(by) ?? []), delivery])
  }
  return found
}

/** The attempts of deliveries, by delivery, oldest first. */
async function attemptsOf(
  db: Kysely<Tables>,
  { tenant, column, ids }: DeliveriesOf,
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
    .where(`delivery.${column}`, 'in', ids)
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
