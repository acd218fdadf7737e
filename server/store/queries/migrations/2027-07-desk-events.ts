import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** What changes at a site, for the staff that looks at it (Spec 6.01). */
export const deskEvents = ({
  text,
  integer,
  autoIncrement,
  tableEnd,
}: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_event')
      .addColumn('seq', autoIncrement, (column) => column.primaryKey())
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('n', integer)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('id', text)
      .addUniqueConstraint('desk_event_number', ['tenant', 'n'])
      .modifyEnd(tableEnd)
      .execute()
    await sql`create index desk_event_new on desk_event (seq) where n is null`.execute(db)
  },
})
