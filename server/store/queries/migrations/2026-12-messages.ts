import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Messages to a person; the delivery of one has its id and no lead. */
export const messages = ({ text, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('message')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('content', text)
      .addColumn('expires_at', text)
      .addPrimaryKeyConstraint('message_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('message_created')
      .on('message')
      .columns(['tenant', 'created', 'id'])
      .execute()
    // A person's messages, and those that are being sent to one receiver.
    await db.schema
      .createIndex('delivery_receiver')
      .on('delivery')
      .columns(['tenant', 'receiver'])
      .where(sql.ref('lead'), '=', sql.lit(''))
      .execute()
  },
})
