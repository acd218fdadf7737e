import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

async function up(db: Kysely<unknown>, schemaDialect: SchemaDialect): Promise<void> {
  const { text, json, integer, autoIncrement, tableEnd } = schemaDialect
  await db.schema
    .createTable('car')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('feed', text, (column) => column.notNull())
    .addColumn('dealership', text)
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('format', integer, (column) => column.notNull())
    .addColumn('body', json, (column) => column.notNull())
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('changed', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('car_key', ['tenant', 'id'])
    .addUniqueConstraint('car_slug', ['tenant', 'slug'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('stock_version')
    .addColumn('tenant', text, (column) => column.primaryKey().notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('changed_at', text, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('import_run')
    .addColumn('id', autoIncrement, (column) => column.primaryKey())
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('feed', text, (column) => column.notNull())
    .addColumn('file', text, (column) => column.notNull())
    .addColumn('started', text, (column) => column.notNull())
    .addColumn('finished', text, (column) => column.notNull())
    .addColumn('report', json, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('quarantine')
    .addColumn('run_id', integer, (column) =>
      column.notNull().references('import_run.id').onDelete('cascade'),
    )
    .addColumn('line', integer, (column) => column.notNull())
    .addColumn('column_name', text)
    .addColumn('value', text)
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('quarantine_run').on('quarantine').column('run_id').execute()
}

/** Cars, their version for watchers, and the history of imports. */
export const stock = (schemaDialect: SchemaDialect): Migration => ({
  up: (db) => up(db, schemaDialect),
})
