import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Files of feeds that wait for a decision of the staff (Spec 6.03). */
export const pendingImports = ({ text, integer, bytes, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pending_import')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('feed', text, (column) => column.notNull())
      .addColumn('mapping', text, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('code', text)
      .addColumn('message', text)
      .addColumn('names', text, (column) => column.notNull())
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('ended', text)
      .addColumn('ending', text)
      .addPrimaryKeyConstraint('pending_import_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('pending_file')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('import_id', text, (column) => column.notNull())
      .addColumn('n', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_file_pk', ['tenant', 'import_id', 'n'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
