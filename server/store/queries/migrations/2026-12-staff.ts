import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** The people of dealerships: accounts, sessions, factors, invitations, and the audit log (D33, D39). */
export const staff = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of tablesOf(db, dialect)) await table.execute()
    const index = (table: string, column: string) =>
      db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    await index('staff_membership', 'member')
    await index('staff_session', 'member')
    await index('staff_session', 'expires_at')
    await index('staff_factor', 'member')
    await index('password_reset', 'member')
    await index('sign_in_try', 'last_at')
  },
})

type Column = keyof Pick<SchemaDialect, 'text' | 'integer'>

function tablesOf(db: Kysely<unknown>, dialect: SchemaDialect) {
  /** A table of columns that are not null, then of those that may be. */
  const table = (
    name: string,
    columns: Readonly<Record<string, Column>>,
    nullable: readonly string[] = [],
  ): CreateTableBuilder<string, string> => {
    const begun: CreateTableBuilder<string, string> = db.schema
      .createTable(name)
      .modifyEnd(dialect.tableEnd)
    const filled = Object.entries(columns).reduce(
      (made, [column, type]) => made.addColumn(column, dialect[type], (any) => any.notNull()),
      begun,
    )
    return nullable.reduce((made, column) => made.addColumn(column, dialect.text), filled)
  }
  const text = 'text'
  const integer = 'integer'
  return [
    table('staff_member', { id: text, email: text, name: text, password: text, created: text })
      .addPrimaryKeyConstraint('staff_member_pk', ['id'])
      .addUniqueConstraint('staff_member_email', ['email']),
    table('staff_membership', {
      tenant: text,
      member: text,
      role: text,
      since: text,
    }).addPrimaryKeyConstraint('staff_membership_pk', ['tenant', 'member']),
    table(
      'staff_session',
      {
        token_hash: text,
        id: text,
        member: text,
        stage: text,
        created: text,
        seen_at: text,
        expires_at: text,
        browser: text,
        client: text,
      },
      ['confirmed_until'],
    ).addPrimaryKeyConstraint('staff_session_pk', ['token_hash']),
    table(
      'staff_factor',
      { id: text, member: text, kind: text, name: text, sealed: text, last_step: integer },
      ['credential', 'confirmed_at', 'used_at'],
    )
      .addPrimaryKeyConstraint('staff_factor_pk', ['id'])
      .addUniqueConstraint('staff_factor_credential', ['credential']),
    table('recovery_code', { member: text, hash: text }).addPrimaryKeyConstraint(
      'recovery_code_pk',
      ['member', 'hash'],
    ),
    table(
      'staff_invitation',
      {
        tenant: text,
        id: text,
        token_hash: text,
        email: text,
        role: text,
        created: text,
        expires_at: text,
      },
      ['invited_by'],
    )
      .addPrimaryKeyConstraint('staff_invitation_pk', ['tenant', 'id'])
      .addUniqueConstraint('staff_invitation_token', ['token_hash'])
      .addUniqueConstraint('staff_invitation_email', ['tenant', 'email']),
    table('password_reset', {
      token_hash: text,
      member: text,
      expires_at: text,
    }).addPrimaryKeyConstraint('password_reset_pk', ['token_hash']),
    table('sign_in_try', { subject: text, tries: integer, last_at: text }, [
      'paused_until',
    ]).addPrimaryKeyConstraint('sign_in_try_pk', ['subject']),
    table(
      'audit_entry',
      { tenant: text, n: integer, at: text, action: text, details: text, hash: text },
      ['person', 'client'],
    ).addPrimaryKeyConstraint('audit_entry_pk', ['tenant', 'n']),
  ]
}
