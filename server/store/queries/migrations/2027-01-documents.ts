import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** Drafts and revisions of sites' files (Spec 6.04). */
export const documents = ({ text, integer, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_revision')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('n', integer, (column) => column.notNull())
      .addColumn('text', text)
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('batch', text)
      .addColumn('draft', integer)
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('document_revision_pk', ['tenant', 'path', 'n'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('document_draft')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('text', text)
      .addColumn('base', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('publish_at', text)
      .addColumn('publish_version', integer)
      .addColumn('publish_base', integer)
      .addColumn('publish_message', text)
      .addColumn('publish_person', text)
      .addColumn('publish_failure', text)
      .addPrimaryKeyConstraint('document_draft_pk', ['tenant', 'path'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('document_draft_publish')
      .on('document_draft')
      .column('publish_at')
      .where(sql.ref('publish_at'), 'is not', null)
      .execute()
    await db.schema
      .createTable('document_version')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('document_version_pk', ['tenant'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
