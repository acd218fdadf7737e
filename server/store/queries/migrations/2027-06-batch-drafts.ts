import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** A change to many sites may be saved as a draft at each (Spec 6.04). */
export const batchDrafts = ({ text }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('publish_batch')
      .addColumn('kind', text, (column) => column.notNull().defaultTo('revision'))
      .execute()
  },
})
