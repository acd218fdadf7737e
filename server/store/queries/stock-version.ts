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

/** Raises the version of a tenant's stock, inside the transaction that changed it, and tells the staff; resolves with the new one. */
export async function raiseStockVersion(
  tx: Transaction<Tables>,
  tenant: string,
  changed_at: string,
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
  await addDeskEvent(tx, tenant, { kind: 'stock', id: '' })
  return version
}

/** The stock versions of all tenants. */
export async function allStockVersions(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('stock_version').select(['tenant', 'version']).execute()
  return new Map(rows.map((row) => [row.tenant, row.version]))
}
