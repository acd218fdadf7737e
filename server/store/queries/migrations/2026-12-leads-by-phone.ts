import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

type LeadOfThen = { tenant: string; id: string; body: string; phone: string | null }

/** The number of a lead as a column, so that a person's leads are found. */
export const leadsByPhone = ({ text }: SchemaDialect): Migration => ({
  async up(db: Kysely<{ lead: LeadOfThen }>) {
    await db.schema.alterTable('lead').addColumn('phone', text).execute()
    await db.schema
      .createIndex('lead_phone')
      .on('lead')
      .columns(['tenant', 'phone', 'created'])
      .execute()
    for (const { tenant, id, body } of await db
      .selectFrom('lead')
      .select(['tenant', 'id', 'body'])
      .execute()) {
      const { phone }: { phone?: string } = JSON.parse(body)
      if (phone === undefined) continue
      await db
        .updateTable('lead')
        .set({ phone })
        .where((eb) => eb.and({ tenant, id }))
        .execute()
    }
  },
})
