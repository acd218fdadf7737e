import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** What the staff say of a car in place of its feed (D35). */
export const corrections = ({ text, json, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('car_correction')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('car', text, (column) => column.notNull())
      .addColumn('field', text, (column) => column.notNull())
      .addColumn('value', json, (column) => column.notNull())
      .addColumn('feed_said', text, (column) => column.notNull())
      .addColumn('until', text)
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('car_correction_pk', ['tenant', 'car', 'field'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('car_correction_until')
      .on('car_correction')
      .column('until')
      .execute()
  },
})
