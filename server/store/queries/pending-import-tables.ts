import type { PendingEnding, PendingSource } from '../pending-import-store.ts'

/** A file of a feed that waits for a decision, or did. */
type PendingImportRow = {
  tenant: string
  id: string
  feed: string
  mapping: string
  source: PendingSource
  /** Why an import refused it; null for an upload. */
  code: string | null
  message: string | null
  /** Names of the files, as JSON. */
  names: string
  /** Id of who uploaded it; null for a refused import. */
  person: string | null
  at: string
  /** When it was decided; null while it waits. */
  ended: string | null
  ending: PendingEnding | null
}

/** A file of an import that waits; deleted when it is decided. */
type PendingFileRow = {
  tenant: string
  import_id: string
  n: number
  name: string
  /** Compressed with gzip. */
  content: Uint8Array
}

/** What somebody taught a mapping. */
type MappingLessonRow = {
  tenant: string
  id: string
  mapping: string
  /** Of the column, as the file has it. */
  heading: string
  /** Of the column; null where the column is taught. */
  value: string | null
  field: string
  meaning: string | null
  /** Id of who taught it. */
  person: string | null
  at: string
}

export type PendingImportTables = {
  pending_import: PendingImportRow
  pending_file: PendingFileRow
  mapping_lesson: MappingLessonRow
}
