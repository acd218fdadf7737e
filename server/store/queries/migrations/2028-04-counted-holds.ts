import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Whether the buyer lets a hold be counted, as it was when the car was claimed (Spec 7.27). */
export const countedHolds = ({ integer }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('hold').addColumn('may_count', integer).execute()
  },
})
