import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** What a dealer offers for a car that was valued (FLOWS 8). */
export const firmOffers = ({ text, integer }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('valuation').addColumn('offer_amount', integer).execute()
    await db.schema.alterTable('valuation').addColumn('offer_until', text).execute()
    await db.schema.alterTable('valuation').addColumn('offer_at', text).execute()
  },
})
