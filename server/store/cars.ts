import { sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { storedCar } from './car-format.ts'
import type { Store } from './store.ts'

const CARS_AT_ONCE = 500

export interface StoredCar {
  readonly car: Car
  /** The car as JSON, as `car` has it. */
  readonly json: string
}

/** All cars of a tenant, withdrawn ones included, ordered by id; some hundred are in memory at once. */
export async function* storedCars(store: Store, tenant: string): AsyncGenerator<StoredCar> {
  let after = ''
  for (;;) {
    const rows = await store.db
      .selectFrom('car')
      .select(['id', 'body', 'format'])
      .where('tenant', '=', tenant)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CARS_AT_ONCE)
      .execute()
    for (const row of rows) yield storedCar(row)
    const last = rows.at(-1)
    if (!last || rows.length < CARS_AT_ONCE) return
    after = last.id
  }
}

/** The same as a list. */
export async function carsOf(store: Store, tenant: string): Promise<Car[]> {
  const cars: Car[] = []
  for await (const { car } of storedCars(store, tenant)) cars.push(car)
  return cars
}

/** The car with an id, or undefined. */
export async function carById(store: Store, tenant: string, id: string): Promise<Car | undefined> {
  const row = await store.db
    .selectFrom('car')
    .select(['body', 'format'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && storedCar(row).car
}

/** How many cars a tenant has, withdrawn ones included, and the bytes of their JSON. */
export async function stockSize(
  store: Store,
  tenant: string,
): Promise<{ cars: number; bytes: number }> {
  const size = await store.db
    .selectFrom('car')
    .select(({ fn }) => [
      fn.countAll<number>().as('cars'),
      sql<number>`coalesce(sum(length(cast(body as blob))), 0)`.as('bytes'),
    ])
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  return size
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
