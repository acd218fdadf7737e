import type { Kysely, Transaction } from 'kysely'
import { agreesWithFeed, feedSays } from '#domain/car/correction.ts'
import type { Actor } from '../audit-log.ts'
import { storedCar } from '../car-format.ts'
import type {
  CorrectionKey,
  CorrectionStore,
  DueCorrections,
  EndedCorrection,
  NewCorrection,
} from '../correction-store.ts'
import { addAudit } from './audit-chain.ts'
import type { DatabaseEngine } from './engine.ts'
import { correctedCar } from './stock-reader.ts'
import { raiseStockVersion } from './stock-version.ts'
import { isStorable } from './storable-text.ts'
import type { Tables } from './tables.ts'

type Tx = Transaction<Tables>
type Engine = Pick<DatabaseEngine, 'db' | 'lock'>

/** See `CorrectionStore`. */
export function correctionStore({ db, lock }: Engine, tenant: string): CorrectionStore {
  /** In a transaction that changes the stock. */
  const changing = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lock(tx, `stock of ${tenant}`)
      return work(tx)
    })
  return {
    of: async (car) => (isStorable(car) ? correctedCar(db, tenant, car) : undefined),
    put: (wanted, by) =>
      !isStorable(wanted.car)
        ? Promise.resolve('unknown_car')
        : changing(async (tx) => {
            const { car, correction, until, version } = wanted
            const { field } = correction
            const stock = await feedCar(tx, tenant, car)
            if (!stock) return 'unknown_car'
            if (version !== (await versionOf(tx, tenant, { car, field })))
              return 'changed_meanwhile'
            if (agreesWithFeed(correction, stock)) return 'agrees_with_feed'
            await write(tx, tenant, { wanted, feedSaid: feedSays(field, stock) }, by)
            const details = { car, field, ...(until !== undefined && { until }) }
            await addAudit(lock, tx, [tenant], { action: 'car_corrected', details, by })
            return 'done'
          }),
    end: ({ car, field, version }, by) =>
      !isStorable(car)
        ? Promise.resolve('unknown_car')
        : changing(async (tx) => {
            const present = await versionOf(tx, tenant, { car, field })
            if (present === 0) return 'done'
            if (version !== present) return 'changed_meanwhile'
            await raiseStockVersion(tx, tenant, by.at, new Set([car]))
            await endCorrections(lock, tx, tenant, [{ car, field, why: 'staff' }], by)
            return 'done'
          }),
    endDue: (now) =>
      changing(async (tx) => {
        const due = await tx
          .selectFrom('car_correction')
          .select(['car', 'field'])
          .where('tenant', '=', tenant)
          .where('until', '<=', now)
          .orderBy('car')
          .orderBy('field')
          .execute()
        // Another process was first.
        if (due.length === 0) return
        await raiseStockVersion(tx, tenant, now, new Set(due.map(({ car }) => car)))
        const ended = due.map((key) => ({ ...key, why: 'date' as const }))
        await endCorrections(lock, tx, tenant, ended, programAt(now))
      }),
  }
}

/** The program, where no person does something. */
export const programAt = (at: string): Actor => ({ person: undefined, at, client: undefined })

async function feedCar(tx: Tx, tenant: string, id: string) {
  const row = await tx
    .selectFrom('car')
    .select(['body', 'format'])
    .where((eb) => eb.and({ tenant, id }))
    .executeTakeFirst()
  return row && storedCar(row).car
}

async function versionOf(tx: Tx, tenant: string, { car, field }: CorrectionKey): Promise<number> {
  const row = await tx
    .selectFrom('car_correction')
    .select('version')
    .where((eb) => eb.and({ tenant, car, field }))
    .executeTakeFirst()
  return row?.version ?? 0
}

async function write(
  tx: Tx,
  tenant: string,
  { wanted, feedSaid }: { wanted: NewCorrection; feedSaid: string },
  by: Actor,
): Promise<void> {
  const { car, correction, until = null } = wanted
  const said = {
    value: JSON.stringify(correction.value),
    feed_said: feedSaid,
    until,
    person: by.person ?? null,
    at: by.at,
    version: await raiseStockVersion(tx, tenant, by.at, new Set([car])),
  }
  await tx
    .insertInto('car_correction')
    .values({ tenant, car, field: correction.field, ...said })
    .onConflict((conflict) => conflict.columns(['tenant', 'car', 'field']).doUpdateSet(said))
    .execute()
}

/** Ends corrections in a transaction that raises the stock's version, and tells the audit log: the last thing of it. */
export async function endCorrections(
  lock: DatabaseEngine['lock'],
  tx: Tx,
  tenant: string,
  ended: readonly EndedCorrection[],
  by: Actor,
): Promise<void> {
  for (const { car, field } of ended) {
    await tx
      .deleteFrom('car_correction')
      .where((eb) => eb.and({ tenant, car, field }))
      .execute()
  }
  for (const details of ended) {
    await addAudit(lock, tx, [tenant], { action: 'correction_ended', details: { ...details }, by })
  }
}

/** See `Store.allDueCorrections`. */
export async function allDueCorrections(
  db: Kysely<Tables>,
  now: string,
): Promise<DueCorrections[]> {
  const rows = await db
    .selectFrom('car_correction')
    .select('tenant')
    .distinct()
    .where('until', '<=', now)
    .execute()
  return rows.map(({ tenant }) => ({ tenant, id: 'corrections' }))
}
