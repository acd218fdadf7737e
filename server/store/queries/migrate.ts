import type { Kysely, TableMetadata } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StoreError } from '../store-error.ts'
import type { DatabaseEngine, SchemaDialect } from './engine.ts'
import { stock } from './migrations/2026-11-stock.ts'
import { events } from './migrations/2026-11-website-events.ts'
import { carsThatLeft } from './migrations/2026-12-cars-that-left.ts'
import { leads } from './migrations/2026-12-leads.ts'
import { leadsByPhone } from './migrations/2026-12-leads-by-phone.ts'
import { messages } from './migrations/2026-12-messages.ts'
import { signIn } from './migrations/2026-12-sign-in.ts'
import { staff } from './migrations/2026-12-staff.ts'
import { watchlist } from './migrations/2026-12-watchlist.ts'
import { documents } from './migrations/2027-01-documents.ts'
import { publishBatches } from './migrations/2027-01-publish-batches.ts'
import { valuations } from './migrations/2027-01-valuations.ts'
import { siteMedia } from './migrations/2027-02-site-media.ts'
import { valuationImages } from './migrations/2027-02-valuation-images.ts'
import { reservations } from './migrations/2027-03-reservations.ts'
import { spins } from './migrations/2027-04-spins.ts'
import { batchDrafts } from './migrations/2027-06-batch-drafts.ts'
import { deskEvents } from './migrations/2027-07-desk-events.ts'
import { leadWork } from './migrations/2027-08-lead-work.ts'
import { calendar } from './migrations/2027-09-calendar.ts'
import { firmOffers } from './migrations/2027-09-firm-offers.ts'
import { corrections } from './migrations/2027-10-corrections.ts'
import { snooze } from './migrations/2027-11-snooze.ts'
import { purchases } from './migrations/2027-12-purchases.ts'
import { stockChanges } from './migrations/2028-01-stock-changes.ts'
import { pendingImports } from './migrations/2028-02-pending-imports.ts'
import { mappingLessons } from './migrations/2028-03-mapping-lessons.ts'
import { countedHolds } from './migrations/2028-04-counted-holds.ts'
import { askedPayments } from './migrations/2028-05-asked-payments.ts'
import type { Tables } from './tables.ts'

/** Every change of the schema, oldest first, which must be their alphabetical order. A shipped one is never edited or renamed. */
const migrations: Readonly<Record<string, (schemaDialect: SchemaDialect) => Migration>> = {
  '2026-11-stock': stock,
  '2026-11-website-events': events,
  '2026-12-cars-that-left': carsThatLeft,
  '2026-12-leads': leads,
  '2026-12-leads-by-phone': leadsByPhone,
  '2026-12-messages': messages,
  '2026-12-sign-in': signIn,
  '2026-12-staff': staff,
  '2026-12-watchlist': watchlist,
  '2027-01-documents': documents,
  '2027-01-publish-batches': publishBatches,
  '2027-01-valuations': valuations,
  '2027-02-site-media': siteMedia,
  '2027-02-valuation-images': valuationImages,
  '2027-03-reservations': reservations,
  '2027-04-spins': spins,
  '2027-06-batch-drafts': batchDrafts,
  '2027-07-desk-events': deskEvents,
  '2027-08-lead-work': leadWork,
  '2027-09-calendar': calendar,
  '2027-09-firm-offers': firmOffers,
  '2027-10-corrections': corrections,
  '2027-11-snooze': snooze,
  '2027-12-purchases': purchases,
  '2028-01-stock-changes': stockChanges,
  '2028-02-pending-imports': pendingImports,
  '2028-03-mapping-lessons': mappingLessons,
  '2028-04-counted-holds': countedHolds,
  '2028-05-asked-payments': askedPayments,
}

/**
 * Migrates the schema atomically. Several processes may do so concurrently: the transaction takes a lock
 * before it reads which migrations are pending.
 * @throws StoreError `newer_schema` when a newer version of the program made the database.
 */
export async function migrate(engine: DatabaseEngine): Promise<void> {
  const { db, name, schemaDialect } = engine
  const made = Object.entries(migrations).map(([title, of]) => [title, of(schemaDialect)] as const)
  const schema = await engine.currentSchema()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(made) },
    // Without it, Kysely takes another schema's table of this name for its own.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const applied = await appliedNames(db, schema)
  const unknown = applied.filter((title) => !(title in migrations))
  if (unknown.length > 0) {
    throw new StoreError(
      'newer_schema',
      name,
      `The database ${name} was made by a newer version of this program (it has ${unknown.join(', ')}). Update the program, or name another database.`,
    )
  }
  if (applied.length === made.length) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function appliedNames(db: Kysely<Tables>, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isOwn = (table: TableMetadata) =>
    table.name === 'kysely_migration' && table.schema === schema
  if (!tables.some(isOwn)) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}
