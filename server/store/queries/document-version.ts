import { type Kysely, sql, type Transaction } from 'kysely'
import { addDeskEvent } from './desk-events.ts'
import type { Tables } from './tables.ts'

/** Raises the version of a tenant's documents, inside the transaction that changed one, and tells the staff. */
export async function raiseDocumentVersion(
  tx: Transaction<Tables>,
  tenant: string,
  document: string,
): Promise<void> {
  await tx
    .insertInto('document_version')
    .values({ tenant, version: 1 })
    .onConflict((conflict) =>
      conflict.column('tenant').doUpdateSet({ version: sql`document_version.version + 1` }),
    )
    .execute()
  await addDeskEvent(tx, tenant, { kind: 'document', id: document })
}

/** The versions of all tenants' documents; none for a tenant without revisions. */
export async function allDocumentVersions(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('document_version').selectAll().execute()
  return new Map(rows.map(({ tenant, version }) => [tenant, version]))
}
