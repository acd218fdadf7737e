import type { Transaction } from 'kysely'
import {
  type CarToSave,
  MOST_SAVED,
  UNDO_SECONDS,
  type WatchlistSaved,
  type WatchlistStore,
} from '../watchlist-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** See `WatchlistStore`. */
export function watchlistStore({ db, lock }: Engine, tenant: string): WatchlistStore {
  /** One change of an account's list at a time, without what was removed too long ago to be taken back. */
  const changing = <Result>(
    account: string,
    now: Date,
    change: (tx: Transaction<Tables>) => Promise<Result>,
  ) =>
    db.transaction().execute(async (tx) => {
      await lock(tx, `watchlist ${tenant} ${account}`)
      await tx
        .deleteFrom('watchlist_entry')
        .where('tenant', '=', tenant)
        .where('removed_at', '<', earlier(now, UNDO_SECONDS * 1_000))
        .execute()
      return change(tx)
    })
  return {
    save: (account, cars, now) =>
      changing(account, now, (tx) => saveCars(tx, { tenant, account, cars, now })),
    async restore(account, car, now) {
      if (!isStorable(car)) return false
      return changing(account, now, async (tx) => {
        const [kept] = await putBack(tx, { tenant, account, cars: [car] })
        return kept !== undefined || (await entriesOf(tx, tenant, account)).has(car)
      })
    },
    async remove(account, car, now) {
      if (!isStorable(car)) return
      await changing(account, now, (tx) =>
        tx
          .updateTable('watchlist_entry')
          .set({ removed_at: now.toISOString() })
          .where('tenant', '=', tenant)
          .where('account', '=', account)
          .where('car', '=', car)
          .where('removed_at', 'is', null)
          .execute(),
      )
    },
    async items(account) {
      const rows = await db
        .selectFrom('watchlist_entry')
        .select(['car', 'saved_at', 'price_when_saved'])
        .where('tenant', '=', tenant)
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .orderBy('saved_at', 'desc')
        .orderBy('car')
        .execute()
      return rows.map(({ car, saved_at, price_when_saved: price }) => ({
        car,
        savedAt: saved_at,
        ...(price !== null && { priceWhenSaved: price }),
      }))
    },
  }
}

interface OfAccount {
  readonly tenant: string
  readonly account: string
}

async function saveCars(
  tx: Transaction<Tables>,
  { tenant, account, cars, now }: OfAccount & { cars: readonly CarToSave[]; now: Date },
): Promise<WatchlistSaved> {
  const wanted = new Map(
    cars.filter(({ car }) => isStorable(car)).map((each) => [each.car, each] as const),
  )
  const known = await entriesOf(tx, tenant, account)
  const back = [...wanted.keys()].filter((car) => known.get(car) === 'removed')
  const absent = [...wanted.values()].filter(({ car }) => !known.has(car))
  const saved = [...known.values()].filter((state) => state === 'saved').length
  const room = Math.max(0, MOST_SAVED - saved)
  const restored = await putBack(tx, { tenant, account, cars: back.slice(0, room) })
  const fresh = absent.slice(0, room - restored.length)
  await insert(
    tx,
    fresh.map(({ car, price }, index) => ({
      tenant,
      account,
      car,
      // Those of one call were saved one after another.
      saved_at: earlier(now, fresh.length - 1 - index),
      price_when_saved: price ?? null,
      removed_at: null,
    })),
  )
  return {
    added: fresh.map(({ car }) => car),
    isFull: restored.length + fresh.length < back.length + absent.length,
  }
}

/** The cars that an account has, and those that it removed a short while ago. */
async function entriesOf(
  tx: Transaction<Tables>,
  tenant: string,
  account: string,
): Promise<ReadonlyMap<string, 'saved' | 'removed'>> {
  const rows = await tx
    .selectFrom('watchlist_entry')
    .select(['car', 'removed_at'])
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .execute()
  return new Map(rows.map((row) => [row.car, row.removed_at === null ? 'saved' : 'removed']))
}

/** Takes back removals; returns the ids of these cars. */
async function putBack(
  tx: Transaction<Tables>,
  { tenant, account, cars }: OfAccount & { cars: readonly string[] },
): Promise<readonly string[]> {
  const found: string[] = []
  for (const some of inParts(cars)) {
    const rows = await tx
      .updateTable('watchlist_entry')
      .set({ removed_at: null })
      .where('tenant', '=', tenant)
      .where('account', '=', account)
      .where('car', 'in', some)
      .where('removed_at', 'is not', null)
      .returning('car')
      .execute()
    found.push(...rows.map(({ car }) => car))
  }
  return found
}

async function insert(
  tx: Transaction<Tables>,
  rows: readonly Tables['watchlist_entry'][],
): Promise<void> {
  for (const some of inParts(rows)) await tx.insertInto('watchlist_entry').values(some).execute()
}

const ROWS_AT_ONCE = 200

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    yield items.slice(start, start + ROWS_AT_ONCE)
  }
}

const earlier = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString()
