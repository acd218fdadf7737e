import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** What people of a site taught the mappings of its feeds (Spec 6.03). */
export const mappingLessons = ({ text, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mapping_lesson')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('mapping', text, (column) => column.notNull())
      .addColumn('heading', text, (column) => column.notNull())
      .addColumn('value', text)
      .addColumn('field', text, (column) => column.notNull())
      .addColumn('meaning', text)
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('mapping_lesson_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
