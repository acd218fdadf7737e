import type { Generated } from 'kysely'

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

export type Tables = {
  car: CarRow
  event_count: EventCountRow
  stock_version: StockVersionRow
  import_run: ImportRunRow
  quarantine: QuarantineRow
}
