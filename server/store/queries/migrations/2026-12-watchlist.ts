import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** The cars that accounts saved (Spec 3.36). */
export const watchlist = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('watchlist_entry')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('account', text, (column) => column.notNull())
      .addColumn('car', text, (column) => column.notNull())
      .addColumn('saved_at', text, (column) => column.notNull())
      .addColumn('price_when_saved', integer)
      .addColumn('removed_at', text)
      .addPrimaryKeyConstraint('watchlist_entry_pk', ['tenant', 'account', 'car'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('watchlist_entry_removed')
      .on('watchlist_entry')
      .columns(['tenant', 'removed_at'])
      .where(sql.ref('removed_at'), 'is not', null)
      .execute()
  },
})
