import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Appointments with their state, and times that are kept free: of a location nothing else begins at their instant. */
export const calendar = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('appointment').renameTo('appointment_before').execute()
    await db.schema.dropIndex('appointment_lead').execute()
    await db.schema
      .createTable('appointment')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('location', text, (column) => column.notNull())
      .addColumn('starts_at', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('person', text)
      .addColumn('version', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('appointment_id_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await sql`
      insert into appointment (tenant, id, kind, state, location, starts_at, version)
      select tenant, lead, 'drive', 'asked', location, starts_at, 1 from appointment_before
    `.execute(db)
    await db.schema.dropTable('appointment_before').execute()
    await db.schema
      .createIndex('appointment_time')
      .unique()
      .on('appointment')
      .columns(['tenant', 'location', 'starts_at'])
      .where(sql.ref('state'), '<>', sql.lit('cancelled'))
      .execute()
    await db.schema
      .createIndex('appointment_week')
      .on('appointment')
      .columns(['tenant', 'starts_at'])
      .execute()
  },
})
