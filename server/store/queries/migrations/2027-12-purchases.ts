import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Purchases on their way, and what a buyer chose with a hold (Spec 2.06). */
export const purchases = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('purchase')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('account', text, (column) => column.notNull())
      .addColumn('car', text, (column) => column.notNull())
      .addColumn('choices', text, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('expires', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('purchase_pk', ['tenant', 'id'])
      .addUniqueConstraint('purchase_of_account', ['tenant', 'account', 'car'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.alterTable('hold').addColumn('purchase', text).execute()
  },
})
