import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { type Correction, corrected } from '#domain/car/correction.ts'
import { storedCar } from '../car-format.ts'
import type { CorrectedCar } from '../correction-store.ts'
import type { OwnedCar, StockReader, StoredCar } from '../stock-store.ts'
import { carCorrections } from './car-corrections.ts'
import type { DatabaseEngine } from './engine.ts'
import { rejectedRows, runsOf } from './run-log.ts'
import { changedSince, stockVersion } from './stock-version.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

const CARS_AT_ONCE = 500
const OWNED_AT_ONCE = 2000

/** Reads a tenant's stock; `db` may be a transaction. */
export function stockReader(
  { textsOf }: Pick<DatabaseEngine, 'textsOf'>,
  db: Kysely<Tables>,
  tenant: string,
): StockReader {
  const cars = () => db.selectFrom('car').where('tenant', '=', tenant)
  return {
    tenant,
    version: () => stockVersion(db, tenant),
    size: () =>
      cars()
        .select(({ fn }) => [
          fn.countAll<number>().as('cars'),
          sql<number>`coalesce(sum(octet_length(cast(body as text))), 0)`.as('bytes'),
        ])
        .executeTakeFirstOrThrow(),
    async counts() {
      const rows = await cars()
        .select(({ fn }) => ['feed', fn.countAll<number>().as('cars')])
        .where('left_at', 'is', null)
        .groupBy('feed')
        .execute()
      return Object.fromEntries(rows.map((row) => [row.feed, row.cars]))
    },
    cars: () => storedCars(db, tenant),
    async changesSince(since) {
      const changed = await changedSince(db, tenant, since)
      if (!changed) return undefined
      const { version, cars: ids } = changed
      if (ids.length === 0) return { version, cars: [] }
      const found = cars().where('id', 'in', textsOf(JSON.stringify(ids)))
      const stored = await shownCars(found, await correctionsByCar(db, tenant, ids))
      return { version, cars: ids.map((id) => ({ id, stored: stored.get(id) })) }
    },
    car: async (id) => (await correctedCar(db, tenant, id))?.shown,
    corrections: () => carCorrections(db, tenant),
    async records(ids) {
      const rows = await cars()
        .select(['body', 'format'])
        .where('id', 'in', textsOf(JSON.stringify(ids.filter(isStorable))))
        .execute()
      return rows.map((row) => storedCar(row).car)
    },
    summaries: (ids) =>
      cars()
        .select(['id', 'feed', 'hash', 'created', 'left_at as leftAt'])
        .where('id', 'in', textsOf(JSON.stringify(ids.filter(isStorable))))
        .execute(),
    owned: (feed) => ownedCars(db, tenant, feed),
    async departed({ feed, before, limit }) {
      const left = cars().select('id').where('left_at', '<', before)
      const own = feed === undefined ? left : left.where('feed', '=', feed)
      const rows = await own.orderBy('left_at').orderBy('id').limit(limit).execute()
      return rows.map(({ id }) => id)
    },
    runs: () => runsOf(db, tenant),
    rejected: (run) => rejectedRows(db, tenant, run),
  }
}

/** 1 where a buyer holds the car; a claim is nobody else's business. Spec 9.19. */
const isHeld = sql<number>`(
  select count(*) from hold
  where hold.tenant = car.tenant and hold.car = car.id
    and hold.stage != 'ended' and hold.stage != 'claimed'
)`.as('held')

/** A car with what its feed and the staff say of it; undefined where the tenant has none with this id. */
export async function correctedCar(
  db: Kysely<Tables>,
  tenant: string,
  id: string,
): Promise<CorrectedCar | undefined> {
  const row = await db
    .selectFrom('car')
    .select(['body', 'format', 'feed', 'left_at', isHeld])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { car: feed } = storedCar(row)
  const corrections = await carCorrections(db, tenant, [id])
  const shown = shownCar(feed, Number(row.held) > 0, corrections)
  return { feed, shown, corrections, feedName: row.feed, leftAt: row.left_at }
}

/** A car as it is shown: as its feed and the staff have it, and whether it is held here, which no import changes. */
function shownCar(car: Car, isHeldHere: boolean, corrections: readonly Correction[] = []): Car {
  const said = corrected(car, corrections)
  return isHeldHere && !said.reserved ? { ...said, reserved: true } : said
}

const correctionsByCar = async (db: Kysely<Tables>, tenant: string, cars?: readonly string[]) =>
  Map.groupBy(await carCorrections(db, tenant, cars), ({ car }) => car)

/** Cars of a query as they are shown, by id, in the order of the query. */
async function shownCars(
  query: SelectQueryBuilder<Tables, 'car', unknown>,
  corrections: ReadonlyMap<string, readonly Correction[]>,
): Promise<Map<string, StoredCar>> {
  const rows = await query.select(['id', 'body', 'format', isHeld]).execute()
  return new Map(
    rows.map((row) => {
      const stored = storedCar(row)
      const car = shownCar(stored.car, Number(row.held) > 0, corrections.get(row.id))
      return [row.id, car === stored.car ? stored : { car, json: JSON.stringify(car) }]
    }),
  )
}

async function* storedCars(db: Kysely<Tables>, tenant: string): AsyncGenerator<StoredCar> {
  const corrections = await correctionsByCar(db, tenant)
  for (let after = ''; ; ) {
    const next = db
      .selectFrom('car')
      .where('tenant', '=', tenant)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CARS_AT_ONCE)
    const cars = await shownCars(next, corrections)
    yield* cars.values()
    const last = [...cars.keys()].at(-1)
    if (last === undefined || cars.size < CARS_AT_ONCE) return
    after = last
  }
}

async function* ownedCars(
  db: Kysely<Tables>,
  tenant: string,
  feed: string | undefined,
): AsyncGenerator<OwnedCar[]> {
  for (let after = ''; ; ) {
    const owned = db
      .selectFrom('car')
      .select(['id', 'feed', 'dealership'])
      .where('tenant', '=', tenant)
      .where('left_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(OWNED_AT_ONCE)
    const rows = await (feed === undefined ? owned : owned.where('feed', '=', feed)).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
