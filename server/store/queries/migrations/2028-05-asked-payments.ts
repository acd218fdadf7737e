import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Payments that a dealer asked for, beside those of holds (Spec 2.12). */
export const askedPayments = ({ text }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('hold').addColumn('asked', text).execute()
  },
})
