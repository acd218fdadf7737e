import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Buyers' accounts and sessions, and the codes that they sign in with (D25). */
export const signIn = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('name', text)
      .addColumn('email', text)
      .addColumn('created', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('account_pk', ['tenant', 'id'])
      .addUniqueConstraint('account_phone', ['tenant', 'phone'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('account_session')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('token_hash', text, (column) => column.notNull())
      .addColumn('account', text, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('seen_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('account_session_pk', ['tenant', 'token_hash'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('account_session_account')
      .on('account_session')
      .columns(['tenant', 'account'])
      .execute()
    await db.schema
      .createIndex('account_session_end')
      .on('account_session')
      .column('expires_at')
      .execute()
    await db.schema
      .createTable('sign_in_code')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('signature', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('tries', integer, (column) => column.notNull())
      .addColumn('created', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_code_pk', ['tenant', 'id'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('sign_in_code_phone')
      .on('sign_in_code')
      .columns(['tenant', 'phone', 'created'])
      .execute()
    await db.schema
      .createIndex('sign_in_code_address')
      .on('sign_in_code')
      .columns(['tenant', 'address', 'created'])
      .execute()
    await db.schema
      .createIndex('sign_in_code_created')
      .on('sign_in_code')
      .column('created')
      .execute()
  },
})
