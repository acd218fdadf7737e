import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** What people of the staff put off until tomorrow (Spec 6.01). */
export const snooze = ({ text, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snooze')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('person', text, (column) => column.notNull())
      .addColumn('item', text, (column) => column.notNull())
      .addColumn('until', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('snooze_pk', ['tenant', 'person', 'item'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
