import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { leadSearchText } from '#domain/enquiry/lead-search.ts'
import type { SchemaDialect } from '../engine.ts'
import { storable } from '../storable-text.ts'

type LeadOfThen = { tenant: string; id: string; body: string; search: string }

const ROWS_AT_ONCE = 500

/** What the people of a dealer do with its leads (Spec 6.03); those that are there are new. */
export const leadWork = (schemaDialect: SchemaDialect): Migration => ({
  async up(db: Kysely<{ lead: LeadOfThen }>) {
    await addColumns(db, schemaDialect)
    await addTables(db, schemaDialect)
    await fillSearch(db)
  },
})

async function addColumns(
  db: Kysely<{ lead: LeadOfThen }>,
  { text, integer }: SchemaDialect,
): Promise<void> {
  const change = () => db.schema.alterTable('lead')
  await change()
    .addColumn('stage', text, (column) => column.notNull().defaultTo('new'))
    .execute()
  for (const name of ['stage_reason', 'owner', 'first_answer_at']) {
    await change().addColumn(name, text).execute()
  }
  await change()
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .execute()
  await change()
    .addColumn('search', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('lead_stage')
    .on('lead')
    .columns(['tenant', 'stage', 'owner'])
    .execute()
}

async function addTables(
  db: Kysely<{ lead: LeadOfThen }>,
  { text, integer, json, tableEnd }: SchemaDialect,
): Promise<void> {
  await db.schema
    .createTable('lead_event')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('lead', text, (column) => column.notNull())
    .addColumn('n', integer, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('person', text)
    .addColumn('details', json, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_event_pk', ['tenant', 'lead', 'n'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('lead_reader')
    .addColumn('tenant', text, (column) => column.notNull())
    .addColumn('lead', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_reader_pk', ['tenant', 'lead', 'person'])
    .modifyEnd(tableEnd)
    .execute()
}

async function fillSearch(db: Kysely<{ lead: LeadOfThen }>): Promise<void> {
  for (let last = { tenant: '', id: '' }; ; ) {
    const rows = await db
      .selectFrom('lead')
      .select(['tenant', 'id', 'body'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('tenant', 'id'), '>', tuple(last.tenant, last.id)),
      )
      .orderBy('tenant')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { tenant, id, body } of rows) {
      const search = storable(leadSearchText(id, JSON.parse(body)))
      await db
        .updateTable('lead')
        .set({ search })
        .where((eb) => eb.and({ tenant, id }))
        .execute()
    }
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return
    last = end
  }
}
