import type { AccountStore } from './account-store.ts'
import type { AppointmentStore } from './appointment-store.ts'
import type { BatchStore, OpenBatch } from './batch-store.ts'
import type { CorrectionStore, DueCorrections } from './correction-store.ts'
import type { DeliveryStore } from './delivery-store.ts'
import type { DeskEvent, DeskEventStore, SnoozeStore } from './desk-event-store.ts'
import type { DocumentStore, DueDocument } from './document-store.ts'
import type { EventStore } from './event-store.ts'
import type { LeadStore } from './lead-store.ts'
import type { LeadWorkStore } from './lead-work.ts'
import type { MappingLessonStore } from './mapping-lesson-store.ts'
import type { MediaStore } from './media-store.ts'
import type { MessageStore } from './message-store.ts'
import type { PendingImportStore } from './pending-import-store.ts'
import type { PersonalStore } from './personal-store.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { isPostgresUrl } from './postgres/postgres-url.ts'
import type { PurchaseStore } from './purchase-store.ts'
import { kyselyStore } from './queries/kysely-store.ts'
import type { StockListener, WatchOptions } from './queries/watch-stock.ts'
import type { DueReservation, ReservationStore } from './reservation-store.ts'
import type { SiteStaff } from './site-staff.ts'
import type { SpinStore } from './spin-store.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import type { StaffAccounts } from './staff-accounts.ts'
import type { StockStore } from './stock-store.ts'
import type { ValuationImageStore } from './valuation-image-store.ts'
import type { OpenValuation, ValuationStore } from './valuation-store.ts'
import type { WatchlistStore } from './watchlist-store.ts'

/**
 * The durable data of all tenants. A tenant's data is reached through a handle that is bound to the
 * tenant, so that every query is scoped to it.
 */
export interface Store extends DeliveryStore {
  /** The database's name in messages, without secrets. */
  readonly name: string
  stock(tenant: string): StockStore
  /** What people of a site taught the mappings of its feeds. */
  mappingLessons(tenant: string): MappingLessonStore
  /** Files of feeds that wait for a decision of the staff. */
  pendingImports(tenant: string): PendingImportStore
  /** Deletes those of all tenants that came before a time, ISO text. */
  forgetAllPendingImports(before: string): Promise<void>
  /** What the staff say of cars in place of their feeds. */
  corrections(tenant: string): CorrectionStore
  /** The tenants with corrections whose end has come at `now`, ISO text. */
  allDueCorrections(now: string): Promise<DueCorrections[]>
  events(tenant: string): EventStore
  leads(tenant: string): LeadStore
  /** What a site's people do with its leads. */
  leadWork(tenant: string): LeadWorkStore
  /** What people of a site put off. */
  snoozes(tenant: string): SnoozeStore
  /** What changed at a site, for who looks at it. */
  deskEvents(tenant: string): DeskEventStore
  /**
   * The changes at these tenants behind a number of each, in the order of their numbers, some thousands at most.
   * Numbers have no gap, and what has a number is seen by everybody: nothing comes later with a smaller one.
   */
  allDeskEvents(after: ReadonlyMap<string, number>): Promise<DeskEvent[]>
  /** Forgets changes of before a moment, ISO text, at all tenants. */
  forgetAllDeskEvents(before: string): Promise<void>
  accounts(tenant: string): AccountStore
  appointments(tenant: string): AppointmentStore
  watchlist(tenant: string): WatchlistStore
  /** A site's people and audit log. */
  staff(tenant: string): SiteStaff
  /** Accounts of people, who may be at several sites. */
  readonly staffAccounts: StaffAccounts
  /** Forgets codes that no longer count, and sessions and purchases that have ended at `now`, ISO text. */
  forgetAllEndedSignIns(now: string): Promise<void>
  /**
   * Forgets whose reservations were that ended before a time, ISO text, or which were paid by then as the dealer asked,
   * and for which nothing is to be done.
   */
  forgetAllEndedBuyers(before: string): Promise<void>
  /** A site's documents: drafts and revisions of its pages, its content, and itself. */
  documents(tenant: string): DocumentStore
  /** The pictures that people of a site uploaded. */
  media(tenant: string): MediaStore
  /** Changes to many sites that began at this one. */
  batches(tenant: string): BatchStore
  /** Those of every tenant in which something is still to be done. */
  allOpenBatches(): Promise<OpenBatch[]>
  /** A number by tenant that grows with each revision of its documents; cheap to read. */
  allDocumentVersions(): Promise<ReadonlyMap<string, number>>
  /** Drafts that are to be published at `now`, ISO text, or before. */
  allDueDocuments(now: string): Promise<DueDocument[]>
  valuations(tenant: string): ValuationStore
  valuationImages(tenant: string): ValuationImageStore
  /** Those of every tenant for which something is to be done at `now`, ISO text, the oldest first. */
  allOpenValuations(now: string, limit: number): Promise<OpenValuation[]>
  /** Deletes those that have expired at `now` without a lead, and those with one that are older than a moment. */
  forgetAllEndedValuations(now: string, createdBefore: string): Promise<void>
  /** What buyers chose so far on the way to buying a car. */
  purchases(tenant: string): PurchaseStore
  reservations(tenant: string): ReservationStore
  /** Those of every tenant for which something is to be done at `now`, ISO text, the longest due first. */
  allDueReservations(now: string, limit: number): Promise<DueReservation[]>
  /** Spins of a tenant's wheels of prizes. */
  spins(tenant: string): SpinStore
  messages(tenant: string): MessageStore
  personal(tenant: string): PersonalStore
  /**
   * Calls the listener for every change of any tenant's stock by any process, within two
   * seconds. The watch does not keep the process alive; closing the store ends it.
   * @returns a function that ends the watch
   */
  watchAllStock(listener: StockListener, options: WatchOptions): Promise<() => void>
  /** Ends watches, waits for pending counters and closes the database. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** Milliseconds until a write that waits for another one fails as `locked`. */
  readonly lockWaitMs?: number
}

const LOCK_WAIT_MS = 10_000

/**
 * Opens the store at a location, a `postgres://` URL or else the path of a SQLite file, which is
 * created where there is none, and brings its schema up to date.
 * @throws StoreError
 */
export async function openStore(
  location: string,
  { lockWaitMs = LOCK_WAIT_MS }: StoreOptions = {},
): Promise<Store> {
  return kyselyStore(
    isPostgresUrl(location)
      ? postgresEngine(location, lockWaitMs)
      : await sqliteEngine(location, lockWaitMs),
  )
}
