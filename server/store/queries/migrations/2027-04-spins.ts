import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Spins of prize wheels, and the audit of their draws (Spec 9.20, D32). */
export const spins = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('prize_draw')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('wheel', text, (column) => column.notNull())
      .addColumn('n', integer, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('person', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('terms_version', text, (column) => column.notNull())
      .addColumn('terms_digest', text, (column) => column.notNull())
      .addColumn('prizes', text, (column) => column.notNull())
      .addColumn('random', text, (column) => column.notNull())
      .addColumn('segment', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('prize_draw_pk', ['tenant', 'wheel', 'n'])
      .addUniqueConstraint('prize_draw_once', ['tenant', 'wheel', 'person', 'number'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('spin')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('wheel', text, (column) => column.notNull())
      .addColumn('account', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('draw', integer, (column) => column.notNull())
      .addColumn('segment', text, (column) => column.notNull())
      .addColumn('prize', text, (column) => column.notNull())
      .addColumn('value', integer, (column) => column.notNull())
      .addColumn('claim_code', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('lead', text, (column) => column.notNull())
      .addColumn('claimed_at', text)
      .addPrimaryKeyConstraint('spin_pk', ['tenant', 'wheel', 'account', 'number'])
      .addUniqueConstraint('spin_draw', ['tenant', 'wheel', 'draw'])
      .addUniqueConstraint('spin_claim_code', ['tenant', 'claim_code'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
