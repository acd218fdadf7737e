import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Valuations of buyers' cars (Spec 4.22). */
export const valuations = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('valuation')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('last_post', text)
      .addColumn('car', text)
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('changed', text, (column) => column.notNull())
      .addColumn('expires', text, (column) => column.notNull())
      .addColumn('work', text)
      .addColumn('lease_until', text)
      .addColumn('lead', text)
      .addColumn('estimate_km', integer)
      .addColumn('estimate_asked', text)
      .addColumn('estimate_at', text)
      .addColumn('estimate_from', integer)
      .addColumn('estimate_to', integer)
      .addColumn('accepted_at', text)
      .addPrimaryKeyConstraint('valuation_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('valuation_work')
      .on('valuation')
      .column('lease_until')
      .where(sql.ref('work'), 'is not', null)
      .execute()
    await db.schema
      .createIndex('valuation_lead')
      .on('valuation')
      .columns(['tenant', 'lead'])
      .where(sql.ref('lead'), 'is not', null)
      .execute()
    await db.schema.createIndex('valuation_expires').on('valuation').column('expires').execute()
  },
})
