import { type Kysely, sql, type Transaction } from 'kysely'
import { addDeskEvent } from './desk-events.ts'
import type { Tables } from './tables.ts'

/** Grows with every change of the tenant's stock; 0 before the first. */
export async function stockVersion(db: Kysely<Tables>, tenant: string): Promise<number> {
  const row = await db
    .selectFrom('stock_version')
    .select('version')
    .where('tenant', '=', tenant)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** A version that changes more cars than these does not say which. */
export const LISTED_CHANGES = 200
/** How long the changes of a version are kept, in versions: processes look once a second. */
const VERSIONS_KEPT = 500

/**
 * Raises the version of a tenant's stock, inside the transaction that changed these cars, and tells the
 * staff; resolves with the new one.
 */
export async function raiseStockVersion(
  tx: Transaction<Tables>,
  tenant: string,
  changed_at: string,
  cars: ReadonlySet<string>,
): Promise<number> {
  const { version } = await tx
    .insertInto('stock_version')
    .values({ tenant, version: 1, changed_at })
    .onConflict((conflict) =>
      conflict
        .column('tenant')
        .doUpdateSet({ version: sql`stock_version.version + 1`, changed_at }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  if (cars.size > 0 && cars.size <= LISTED_CHANGES) {
    const rows = Array.from(cars, (car) => ({ tenant, version, car }))
    await tx.insertInto('stock_change').values(rows).execute()
  }
  await tx
    .deleteFrom('stock_change')
    .where('tenant', '=', tenant)
    .where('version', '<=', version - VERSIONS_KEPT)
    .execute()
  await addDeskEvent(tx, tenant, { kind: 'stock', id: '' })
  return version
}

/**
 * The stock's version, and the cars that changed since an earlier one; undefined where these are not known
 * any more, or are more than `LISTED_CHANGES`.
 */
export async function changedSince(
  db: Kysely<Tables>,
  tenant: string,
  since: number,
): Promise<{ version: number; cars: string[] } | undefined> {
  const version = await stockVersion(db, tenant)
  const rows = await db
    .selectFrom('stock_change')
    .select(['version', 'car'])
    .where('tenant', '=', tenant)
    .where('version', '>', since)
    .limit(LISTED_CHANGES * 2)
    .execute()
  const cars = new Set(rows.map(({ car }) => car))
  const isWhole = new Set(rows.map((row) => row.version)).size === version - since
  return isWhole && cars.size <= LISTED_CHANGES ? { version, cars: [...cars] } : undefined
}

/** The stock versions of all tenants. */
export async function allStockVersions(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('stock_version').select(['tenant', 'version']).execute()
  return new Map(rows.map((row) => [row.tenant, row.version]))
}
