import type { Kysely } from 'kysely'
import type { DueReservation, ReservationStore, TimeRange } from '../reservation-store.ts'
import { claimCar, payAsked } from './claim-car.ts'
import type { DatabaseEngine } from './engine.ts'
import { isLiveRow, reservationOf, reservationRows } from './reservation-rows.ts'
import { settleReservation } from './settle-reservation.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

/** See `ReservationStore`. */
export function reservationStore(
  engine: Pick<DatabaseEngine, 'db' | 'lock' | 'textsOf' | 'insertAll'>,
  tenant: string,
): ReservationStore {
  const { db } = engine
  const rows = () => reservationRows(db, tenant)
  const within = ({ from, to }: TimeRange) =>
    rows().where('created', '>=', from).where('created', '<', to)
  return {
    claim: (claim) => claimCar(engine, tenant, claim),
    pay: (payment) => payAsked(engine, tenant, payment),
    settle: (id, version, change) => settleReservation(engine, tenant, { id, version }, change),
    async reservation(id) {
      if (!isStorable(id)) return undefined
      const row = await rows().where('hold.id', '=', id).executeTakeFirst()
      return row && reservationOf(row)
    },
    async ofAccount(account) {
      if (!isStorable(account)) return []
      const found = await rows()
        .where('account', '=', account)
        .orderBy('created', 'desc')
        .orderBy('hold.id')
        .execute()
      return found.map(reservationOf)
    },
    async ofCar(car) {
      if (!isStorable(car)) return undefined
      const row = await rows().where('car', '=', car).where(isLiveRow).executeTakeFirst()
      return row && reservationOf(row)
    },
    async reservations(of) {
      const found = await within(of).orderBy('created').orderBy('hold.id').execute()
      return found.map(reservationOf)
    },
    async askNow(attempt, now) {
      if (!isStorable(attempt)) return undefined
      const row = await db
        .updateTable('hold')
        .set({ next_at: now, looks: 0 })
        .where('tenant', '=', tenant)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('payment_attempt')
            .select('hold')
            .where((of) => of.and({ tenant, id: attempt })),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
    takeDue: (id, now, until) =>
      db.transaction().execute(async (tx) => {
        const taken = await tx
          .updateTable('hold')
          // Who dies with it leaves it due when the lease is over.
          .set({ lease_until: until, next_at: until })
          .where((eb) => eb.and({ tenant, id }))
          .where('next_at', '<=', now)
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
          .returning('id')
          .executeTakeFirst()
        if (!taken) return undefined
        const row = await reservationRows(tx, tenant).where('hold.id', '=', id).executeTakeFirst()
        return row && reservationOf(row)
      }),
    async giveBack(id, until, { now, next = null, looks, version }) {
      await db
        .updateTable('hold')
        .set((eb) => ({
          lease_until: null,
          looks,
          next_at: eb
            .case()
            .when('version', '!=', version)
            .then<string | null>(now)
            // It was asked for meanwhile.
            .when('next_at', '!=', until)
            .then(eb.ref('next_at'))
            .else(next)
            .end(),
        }))
        .where((eb) => eb.and({ tenant, id, lease_until: until }))
        .execute()
    },
    async ledger({ from, to }) {
      const found = await db
        .selectFrom('ledger_entry')
        .leftJoin('hold', (join) =>
          join
            .onRef('hold.tenant', '=', 'ledger_entry.tenant')
            .onRef('hold.id', '=', 'ledger_entry.hold'),
        )
        .select(['ledger_entry.hold', 'attempt', 'kind', 'ledger_entry.account', 'cents'])
        .select(['currency', 'at', 'asked'])
        .where('ledger_entry.tenant', '=', tenant)
        .where('at', '>=', from)
        .where('at', '<', to)
        .orderBy('at')
        .orderBy('attempt')
        .orderBy('kind')
        .orderBy('ledger_entry.account')
        .execute()
      return found.map(({ asked, ...entry }) => ({
        ...entry,
        asked: asked === null ? undefined : JSON.parse(asked),
      }))
    },
  }
}

/** See `Store.forgetAllEndedBuyers`. */
export async function forgetAllEndedBuyers(db: Kysely<Tables>, before: string): Promise<void> {
  await db
    .updateTable('hold')
    .set({ account: null, key: null, address: null, purchase: null })
    .where((eb) =>
      eb.or([
        eb('ended_at', '<', before),
        // What was paid as it was asked for does not end.
        eb.and([eb('asked', 'is not', null), eb('confirmed_at', '<', before)]),
      ]),
    )
    .where('next_at', 'is', null)
    .where('address', 'is not', null)
    .execute()
}

/** See `Store.allDueReservations`. */
export const allDueReservations = (
  db: Kysely<Tables>,
  now: string,
  limit: number,
): Promise<DueReservation[]> =>
  db
    .selectFrom('hold')
    .select(['tenant', 'id'])
    .where('next_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy('next_at')
    .limit(limit)
    .execute()
