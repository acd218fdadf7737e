import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Event counters of a tenant's website, a row for each day, event and car. */
export const events = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_count')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('event', integer, (column) => column.notNull())
      .addColumn('car', text, (column) => column.notNull())
      .addColumn('total', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_count_key', ['tenant', 'day', 'event', 'car'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
