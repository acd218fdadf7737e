import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** When a car left its feed: it is no longer part of it, but has a page (D35). */
export const carsThatLeft = ({ text }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('car').addColumn('left_at', text).execute()
  },
})
