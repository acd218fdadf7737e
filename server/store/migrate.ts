import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { stock } from './migrations/2026-11-stock.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Every change of the schema, oldest first. A shipped one is never edited or renamed. */
const migrations: Record<string, Migration> = {
  '2026-11-stock': stock,
}

/**
 * Brings the schema up to date, all or nothing. Several processes may do it at once: the
 * transaction takes the write lock before it looks what is left to do.
 * @throws StoreError `newer_schema` when a newer version of the program made the file.
 */
export async function migrate(db: Kysely<Tables>, file: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  })
  const applied = await appliedNames(db)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new StoreError(
      'newer_schema',
      file,
      `The database ${file} was made by a newer version of this program (it holds ${unknown.join(', ')}). Update the program, or name another data directory.`,
    )
  }
  if (applied.length === Object.keys(migrations).length) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function appliedNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}
