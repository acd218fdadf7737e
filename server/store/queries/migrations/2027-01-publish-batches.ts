import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** One change to many sites (Spec 6.04). */
export const publishBatches = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('publish_batch')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('route', text, (column) => column.notNull())
      .addColumn('changes', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('publish_batch_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('publish_target')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('batch', text, (column) => column.notNull())
      .addColumn('site', text, (column) => column.notNull())
      .addColumn('own', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('path', text)
      .addColumn('n', integer)
      .addPrimaryKeyConstraint('publish_target_pk', ['tenant', 'batch', 'site'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('publish_target_open')
      .on('publish_target')
      .column('batch')
      .where(sql.ref('state'), 'in', [sql.lit('waiting'), sql.lit('taking_back')])
      .execute()
  },
})
