import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Leads with their keys and appointments, and their deliveries with each attempt (D23, D24). */
export const leads = (schemaDialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await leadTables(db, schemaDialect)
    await deliveryTables(db, schemaDialect)
  },
})

async function leadTables(
  db: Kysely<unknown>,
  { text, json, integer, tableEnd }: SchemaDialect,
): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('car', text)
    .addColumn('location', text)
    .addColumn('format', integer, (column) => column.notNull())
    .addColumn('body', json, (column) => column.notNull())
    .addColumn('appointment', json)
    .addColumn('digest', text, (column) => column.notNull())
    .addColumn('edit_key', text, (column) => column.notNull())
    .addColumn('changes', json, (column) => column.notNull())
    .addColumn('changed', text)
    .addPrimaryKeyConstraint('lead_pk', ['tenant', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('lead_digest')
    .on('lead')
    .columns(['tenant', 'digest', 'created'])
    .execute()
  await db.schema
    .createIndex('lead_created')
    .on('lead')
    .columns(['tenant', 'created', 'id'])
    .execute()
  await db.schema
    .createTable('lead_key')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('lead', text, (column) => column.notNull())
    .addColumn('made_it', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_key_pk', ['tenant', 'key'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('lead_key_lead').on('lead_key').columns(['tenant', 'lead']).execute()
  await db.schema
    .createTable('appointment')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('location', text, (column) => column.notNull())
    .addColumn('starts_at', text, (column) => column.notNull())
    .addColumn('lead', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('appointment_pk', ['tenant', 'location', 'starts_at'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('appointment_lead')
    .on('appointment')
    .columns(['tenant', 'lead'])
    .execute()
}

async function deliveryTables(
  db: Kysely<unknown>,
  { text, json, integer, tableEnd }: SchemaDialect,
): Promise<void> {
  await db.schema
    .createTable('delivery')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('lead', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('receiver', text, (column) => column.notNull())
    .addColumn('destination', json, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('created', text, (column) => column.notNull())
    .addColumn('next_at', text, (column) => column.notNull())
    .addColumn('worker', text)
    .addColumn('lease_until', text)
    .addColumn('tries', integer, (column) => column.notNull())
    .addColumn('refusals', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('delivery_pk', ['tenant', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('delivery_due')
    .on('delivery')
    .columns(['state', 'kind', 'next_at'])
    .execute()
  await db.schema
    .createIndex('delivery_leased')
    .on('delivery')
    .column('lease_until')
    .where(sql.ref('lease_until'), 'is not', null)
    .execute()
  await db.schema.createIndex('delivery_lead').on('delivery').columns(['tenant', 'lead']).execute()
  await db.schema
    .createTable('delivery_try')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('delivery', text, (column) => column.notNull())
    .addColumn('n', integer, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('ms', integer, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('status', integer)
    .addColumn('excerpt', text)
    .addPrimaryKeyConstraint('delivery_try_pk', ['tenant', 'delivery', 'n'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('delivery_try_excerpt')
    .on('delivery_try')
    .column('at')
    .where(sql.ref('excerpt'), 'is not', null)
    .execute()
}
