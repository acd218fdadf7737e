import { type Kysely, sql, type Transaction } from 'kysely'
import type { LiveChange } from '#domain/staff/live-events.ts'
import type { DeskEvent, DeskEventStore } from '../desk-event-store.ts'
import type { DatabaseEngine, Insert } from './engine.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** More come with the next reading. */
const MOST_AT_ONCE = 2_000

/**
 * Tells who looks at a site of a change, within the transaction of the change. It locks nothing, so that it may
 * stand anywhere in it; people are told once the transaction is committed.
 */
export async function addDeskEvent(
  tx: Transaction<Tables>,
  tenant: string,
  ...changes: readonly LiveChange[]
): Promise<void> {
  if (changes.length > 0) await newDeskEvents(tx, tenant, changes).execute()
}

/** The same as an insert, for `DatabaseEngine.insertAll`. */
export const newDeskEvents = (
  tx: Transaction<Tables>,
  tenant: string,
  changes: readonly LiveChange[],
): Insert => {
  const at = new Date().toISOString()
  return tx
    .insertInto('desk_event')
    .values(changes.map(({ kind, id }) => ({ tenant, n: null, at, kind, id })))
}

/** See `DeskEventStore`. */
export const deskEventStore = (db: Kysely<Tables>, tenant: string): DeskEventStore => ({
  async kept(before) {
    const row = await db
      .selectFrom('desk_event')
      .select(({ fn }) => [
        sql<number>`coalesce(${fn.min('n')}, 0)`.as('first'),
        sql<number>`coalesce(${fn.max('n')}, 0)`.as('last'),
        sql<number>`coalesce(max(case when at < ${before} then n end), 0)`.as('before'),
      ])
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow()
    return row
  },
})

/** See `Store.allDeskEvents`. */
export async function allDeskEvents(
  engine: Engine,
  after: ReadonlyMap<string, number>,
): Promise<DeskEvent[]> {
  const found = await eventsBehind(engine.db, after)
  if (!found.some(({ n }) => n === null)) return numbered(found)
  await giveNumbers(engine)
  return numbered(await eventsBehind(engine.db, after))
}

/** Changes of these tenants behind their numbers; first those of all tenants that have none yet. */
const eventsBehind = (db: Kysely<Tables>, after: ReadonlyMap<string, number>) =>
  db
    .selectFrom('desk_event')
    .select(['tenant', 'n', 'kind', 'id'])
    .where((eb) =>
      eb.or([
        eb('n', 'is', null),
        ...Array.from(after, ([tenant, n]) => eb.and([eb('tenant', '=', tenant), eb('n', '>', n)])),
      ]),
    )
    .orderBy('n', (by) => by.asc().nullsFirst())
    .limit(MOST_AT_ONCE)
    .execute()

const numbered = (rows: Awaited<ReturnType<typeof eventsBehind>>): DeskEvent[] =>
  rows.flatMap(({ n, id, ...event }) => (n === null ? [] : [{ ...event, n, id: id ?? '' }]))

/** Numbers what is committed: given by the writers, numbers would be seen in another order than they are given in. */
const giveNumbers = ({ db, lock }: Engine): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, 'numbers of desk events')
    await sql`
      update desk_event set n = given.n from (
        select fresh.seq, row_number() over (partition by fresh.tenant order by fresh.seq) + coalesce(
          (select max(earlier.n) from desk_event as earlier where earlier.tenant = fresh.tenant), 0
        ) as n
        from desk_event as fresh where fresh.n is null
      ) as given where desk_event.seq = given.seq
    `.execute(tx)
  })

/** See `Store.forgetAllDeskEvents`. The last number of each tenant stays, so that none is given twice. */
export async function forgetAllDeskEvents(engine: Engine, before: string): Promise<void> {
  await giveNumbers(engine)
  await engine.db
    .deleteFrom('desk_event')
    .where('at', '<', before)
    .where('n', '<', (eb) =>
      eb
        .selectFrom('desk_event as later')
        .select(({ fn }) => fn.max('later.n').as('n'))
        .whereRef('later.tenant', '=', 'desk_event.tenant'),
    )
    .execute()
}
