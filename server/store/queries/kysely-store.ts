import type { StockStore } from '../stock-store.ts'
import { accountStore } from './accounts.ts'
import { appointmentStore } from './appointments.ts'
import { allOpenBatches, batchStore } from './batches.ts'
import { allDueCorrections, correctionStore } from './corrections.ts'
import { deliveryStore } from './deliveries.ts'
import { allDeskEvents, deskEventStore, forgetAllDeskEvents } from './desk-events.ts'
import { allDueDocuments } from './document-drafts.ts'
import { allDocumentVersions } from './document-version.ts'
import { documentStore } from './documents.ts'
import type { DatabaseEngine } from './engine.ts'
import { eventStore, eventWriter } from './event-counts.ts'
import { leadWorkStore } from './lead-work.ts'
import { leadStore } from './leads.ts'
import { mappingLessonStore } from './mapping-lessons.ts'
import { mediaStore } from './media.ts'
import { messageStore } from './messages.ts'
import { migrate } from './migrate.ts'
import { forgetAllPendingImports, pendingImportStore } from './pending-imports.ts'
import { personalStore } from './personal.ts'
import { forgetAllEndedPurchases, purchaseStore } from './purchases.ts'
import { allDueReservations, forgetAllEndedBuyers, reservationStore } from './reservations.ts'
import { forgetAllEndedSignIns } from './sign-in-codes.ts'
import { siteStaff } from './site-staff.ts'
import { snoozeStore } from './snoozes.ts'
import { spinStore } from './spins.ts'
import { staffAccounts } from './staff-accounts.ts'
import { stockReader } from './stock-reader.ts'
import { valuationImageStore } from './valuation-images.ts'
import { allOpenValuations, forgetAllEndedValuations, valuationStore } from './valuations.ts'
import { type StockListener, type WatchOptions, watchStock } from './watch-stock.ts'
import { watchlistStore } from './watchlist.ts'
import { writeStock } from './write-stock.ts'

/**
 * The store of an open database, whose schema it migrates; closes the database on failure.
 * @throws StoreError
 */
export async function kyselyStore(engine: DatabaseEngine) {
  const { db } = engine
  try {
    await migrate(engine)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const events = eventWriter(db)
  const watches = new Set<() => void>()
  return {
    name: engine.name,
    stock: (tenant: string): StockStore => ({
      ...stockReader(engine, db, tenant),
      snapshot: (read) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((tx) => read(stockReader(engine, tx, tenant))),
      write: (change) => writeStock(engine, tenant, change),
    }),
    mappingLessons: (tenant: string) => mappingLessonStore(engine, tenant),
    pendingImports: (tenant: string) => pendingImportStore(engine, tenant),
    forgetAllPendingImports: (before: string) => forgetAllPendingImports(db, before),
    corrections: (tenant: string) => correctionStore(engine, tenant),
    allDueCorrections: (now: string) => allDueCorrections(db, now),
    events: (tenant: string) => eventStore(db, events.add, tenant),
    deskEvents: (tenant: string) => deskEventStore(db, tenant),
    snoozes: (tenant: string) => snoozeStore(db, tenant),
    allDeskEvents: (after: ReadonlyMap<string, number>) => allDeskEvents(engine, after),
    forgetAllDeskEvents: (before: string) => forgetAllDeskEvents(engine, before),
    leads: (tenant: string) => leadStore(engine, tenant),
    leadWork: (tenant: string) => leadWorkStore(engine, tenant),
    accounts: (tenant: string) => accountStore(engine, tenant),
    appointments: (tenant: string) => appointmentStore(engine, tenant),
    watchlist: (tenant: string) => watchlistStore(engine, tenant),
    valuations: (tenant: string) => valuationStore(engine, tenant),
    valuationImages: (tenant: string) => valuationImageStore(engine, tenant),
    allOpenValuations: (now: string, limit: number) => allOpenValuations(db, now, limit),
    forgetAllEndedValuations: (now: string, createdBefore: string) =>
      forgetAllEndedValuations(db, now, createdBefore),
    purchases: (tenant: string) => purchaseStore(engine, tenant),
    reservations: (tenant: string) => reservationStore(engine, tenant),
    allDueReservations: (now: string, limit: number) => allDueReservations(db, now, limit),
    messages: (tenant: string) => messageStore(db, tenant),
    spins: (tenant: string) => spinStore(engine, tenant),
    staff: (tenant: string) => siteStaff(engine, tenant),
    staffAccounts: staffAccounts(engine),
    documents: (tenant: string) => documentStore(engine, tenant),
    media: (tenant: string) => mediaStore(engine, tenant),
    batches: (tenant: string) => batchStore(engine, tenant),
    allOpenBatches: () => allOpenBatches(db),
    allDocumentVersions: () => allDocumentVersions(db),
    allDueDocuments: (now: string) => allDueDocuments(db, now),
    personal: (tenant: string) => personalStore(engine, tenant),
    ...deliveryStore(engine),
    forgetAllEndedBuyers: (before: string) => forgetAllEndedBuyers(db, before),
    async forgetAllEndedSignIns(now: string) {
      await forgetAllEndedSignIns(db, now)
      await forgetAllEndedPurchases(db, now)
    },
    async watchAllStock(listener: StockListener, options: WatchOptions) {
      const end = await watchStock(engine, listener, options)
      watches.add(end)
      return () => {
        watches.delete(end)
        end()
      }
    },
    async close() {
      for (const end of watches) end()
      await events.settled()
      await db.destroy()
    },
  }
}
