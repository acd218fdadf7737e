import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** The cars that a version of a tenant's stock changed, where these are few (Spec 9.19). */
export const stockChanges = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock_change')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('car', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('stock_change_pk', ['tenant', 'version', 'car'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
