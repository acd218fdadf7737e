import type { Car } from '#domain/car/car.ts'
import { storedCar } from './car-format.ts'
import type { Store } from './store.ts'

/** All cars of a tenant, withdrawn ones included, ordered by id. */
export async function carsOf(store: Store, tenant: string): Promise<Car[]> {
  const rows = await store.db
    .selectFrom('car')
    .select(['body', 'format'])
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute()
  return rows.map(storedCar)
}

/** The car behind a page address, or undefined. */
export async function carBySlug(
  store: Store,
  tenant: string,
  slug: string,
): Promise<Car | undefined> {
  const row = await store.db
    .selectFrom('car')
    .select(['body', 'format'])
    .where('tenant', '=', tenant)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && storedCar(row)
}

/** The car with an id, or undefined. */
export async function carById(store: Store, tenant: string, id: string): Promise<Car | undefined> {
  const row = await store.db
    .selectFrom('car')
    .select(['body', 'format'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && storedCar(row)
}

/** How many cars a tenant has, by feed. */
export async function carCounts(store: Store, tenant: string): Promise<Record<string, number>> {
  const rows = await store.db
    .selectFrom('car')
    .select(({ fn }) => ['feed', fn.countAll<number>().as('cars')])
    .where('tenant', '=', tenant)
    .groupBy('feed')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.feed, row.cars]))
}
