import type { Generated } from 'kysely'
import type { AttemptOutcome, DeliveryKind, DeliveryState } from '../delivery-store.ts'
import type { AppointmentKind, AppointmentState } from '../stored-lead.ts'
import type { BatchTables } from './batch-tables.ts'
import type { CorrectionTables } from './correction-tables.ts'
import type { DeskEventRow, SnoozeRow } from './desk-event-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { LeadWorkColumns, LeadWorkTables } from './lead-work-tables.ts'
import type { MediaTables } from './media-tables.ts'
import type { PendingImportTables } from './pending-import-tables.ts'
import type { ReservationTables } from './reservation-tables.ts'
import type { SpinTables } from './spin-tables.ts'
import type { StaffTables } from './staff-tables.ts'
import type { ValuationImageRow, ValuationRow } from './valuation-row.ts'

/** One car of a tenant; `body` is the whole record as JSON. Times are ISO text in UTC. */
export type CarRow = {
  tenant: string
  id: string
  slug: string
  /** The feed that owns the row: a mapping's name, or `demo`. */
  feed: string
  /** The dealership the shrink check counts it for; null where the feed names none. */
  dealership: string | null
  /** Digest of the mapped row: the same digest means nothing changed. */
  hash: string
  /** Version of the record's shape in `body`; see `../car-format.ts`. */
  format: number
  body: string
  created: string
  changed: string
  /** When it left its feed; null while it is in it. */
  left_at: string | null
}

/** Grows by one with every transaction that changed a tenant's stock. */
export type StockVersionRow = { tenant: string; version: number; changed_at: string }

/** A car that a version of a tenant's stock changed; a version without any changed more than are listed. */
export type StockChangeRow = { tenant: string; version: number; car: string }

/** One finished import and its report as JSON. */
export type ImportRunRow = {
  id: Generated<number>
  tenant: string
  feed: string
  file: string
  started: string
  finished: string
  report: string
}

/** A row of a feed that was rejected, and why. */
export type QuarantineRow = {
  run_id: number
  /** Line of the file (CSV) or number of the record (JSON), from 1. */
  line: number
  column_name: string | null
  value: string | null
  reason: string
  detail: string
}

/** How often an event happened on a day, for a car or (`car` empty) for none. */
export type EventCountRow = {
  tenant: string
  day: string
  event: number
  car: string
  total: number
}

/** One lead of a tenant; `body` is the whole record as JSON. */
export type LeadRow = LeadWorkColumns & {
  tenant: string
  id: string
  created: string
  /** Which form it came from. */
  kind: string
  /** These three are of the body, for lists. */
  category: string
  car: string | null
  location: string | null
  /** E.164, of the body. */
  phone: string | null
  /** Version of the record's shape in `body`; see `../lead-format.ts`. */
  format: number
  body: string
  /** The appointment as JSON; null without one. */
  appointment: string | null
  /** What makes two submissions the same content (D36). */
  digest: string
  edit_key: string
  /** What changed after the answer, as JSON. */
  changes: string
  changed: string | null
}

/** An idempotency key and the lead it made, or found by its content. */
export type LeadKeyRow = { tenant: string; key: string; lead: string; made_it: number }

/** A time of a location that is booked, or kept free; `starts_at` is an instant. */
export type AppointmentRow = {
  tenant: string
  /** Its lead's; of a kept time its own. */
  id: string
  kind: AppointmentKind
  state: AppointmentState
  location: string
  starts_at: string
  /** Why it is kept. */
  reason: string | null
  /** Of the staff: who keeps it. */
  person: string | null
  version: number
}

/** A lead or message on its way to one destination. */
export type DeliveryRow = {
  tenant: string
  /** Of a message, the message's. */
  id: string
  /** Empty for a message. */
  lead: string
  kind: DeliveryKind
  /** The destination as one text: as many at a time as the receiver is spared. */
  receiver: string
  /** As JSON. */
  destination: string
  state: DeliveryState
  created: string
  next_at: string
  /** Who is sending it, and until when; null while nobody is. */
  worker: string | null
  lease_until: string | null
  tries: number
  refusals: number
}

/** An attempt to deliver; `n` counts from 1. */
export type DeliveryTryRow = {
  tenant: string
  delivery: string
  n: number
  at: string
  ms: number
  outcome: AttemptOutcome
  status: number | null
  excerpt: string | null
}

/** A car that an account saved; `removed_at` while its removal can be taken back. */
export type WatchlistEntryRow = {
  tenant: string
  account: string
  car: string
  saved_at: string
  /** Whole dollars. */
  price_when_saved: number | null
  removed_at: string | null
}

/** A buyer: one for each number and tenant. */
export type AccountRow = {
  tenant: string
  id: string
  /** E.164. */
  phone: string
  name: string | null
  email: string | null
  created: string
}

/** A signed-in browser of a buyer. */
export type AccountSessionRow = {
  tenant: string
  token_hash: string
  account: string
  created: string
  seen_at: string
  expires_at: string
}

/** A code sent to a number: `open` until it is used, or a newer one replaces it. */
export type SignInCodeRow = {
  tenant: string
  id: string
  phone: string
  /** Signature of the address that asked for it. */
  address: string
  signature: string
  state: 'open' | 'used' | 'replaced'
  tries: number
  created: string
  expires_at: string
}

/** A text to a person that is no lead; `content` is sealed, and null once nobody has to send it. */
export type MessageRow = {
  tenant: string
  id: string
  created: string
  content: string | null
  expires_at: string | null
}

export type Tables = StaffTables &
  CorrectionTables &
  DocumentTables &
  MediaTables &
  BatchTables &
  LeadWorkTables &
  PendingImportTables &
  ReservationTables &
  SpinTables & {
    account: AccountRow
    account_session: AccountSessionRow
    appointment: AppointmentRow
    car: CarRow
    delivery: DeliveryRow
    delivery_try: DeliveryTryRow
    desk_event: DeskEventRow
    snooze: SnoozeRow
    event_count: EventCountRow
    lead: LeadRow
    lead_key: LeadKeyRow
    message: MessageRow
    stock_version: StockVersionRow
    stock_change: StockChangeRow
    import_run: ImportRunRow
    quarantine: QuarantineRow
    valuation: ValuationRow
    valuation_image: ValuationImageRow
    watchlist_entry: WatchlistEntryRow
    sign_in_code: SignInCodeRow
  }
