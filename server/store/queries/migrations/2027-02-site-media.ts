import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SchemaDialect } from '../engine.ts'

/** The pictures that people of a site uploaded, and their bytes (Spec 6.04). */
export const siteMedia = ({ text, integer, bytes, tableEnd }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_picture')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .addColumn('width', integer, (column) => column.notNull())
      .addColumn('height', integer, (column) => column.notNull())
      .addColumn('alt', text, (column) => column.notNull())
      .addColumn('decorative', integer, (column) => column.notNull())
      .addColumn('focal_x', integer, (column) => column.notNull())
      .addColumn('focal_y', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('person', text)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('removed_at', text)
      .addPrimaryKeyConstraint('media_picture_pk', ['tenant', 'id'])
      .addUniqueConstraint('media_picture_name', ['tenant', 'name'])
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createTable('media_file')
      .addColumn('tenant', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('size', integer, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('media_file_pk', ['tenant', 'hash'])
      .modifyEnd(tableEnd)
      .execute()
  },
})
