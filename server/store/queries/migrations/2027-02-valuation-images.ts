import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Pictures of valuations (Spec 5.24): deleted with their valuation, and with them the keys of their files. */
export const valuationImages = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('valuation_image')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('valuation', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('place', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('bytes', integer, (column) => column.notNull())
      .addColumn('width', integer, (column) => column.notNull())
      .addColumn('height', integer, (column) => column.notNull())
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('valuation_image_pk', ['tenant', 'valuation', 'key'])
      .addForeignKeyConstraint(
        'valuation_image_valuation',
        ['tenant', 'valuation'],
        'valuation',
        ['tenant', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .modifyEnd(tableEnd)
      .execute()
  },
})
