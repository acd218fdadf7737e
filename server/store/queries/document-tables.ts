import type { RevisionSource } from '#domain/document/revision-source.ts'

/** A published text of a site's file; `n` counts from 1. Only ever inserted. */
type DocumentRevisionRow = {
  tenant: string
  path: string
  n: number
  /** Null takes the file away. */
  text: string | null
  message: string
  source: RevisionSource
  batch: string | null
  /** Version of the draft that it was. */
  draft: number | null
  /** Id of who published it; null for the program. */
  person: string | null
  at: string
}

/** The draft of a document. The row of one that is gone stays, so that no version comes twice. */
type DocumentDraftRow = {
  tenant: string
  path: string
  version: number
  /** Null where it is gone. */
  text: string | null
  base: number
  /** Of the last edit. */
  key: string
  person: string | null
  at: string
  publish_at: string | null
  /** These are null where `publish_at` is. */
  publish_version: number | null
  publish_base: number | null
  publish_message: string | null
  publish_person: string | null
  /** Why it was not published, as JSON; null while it waits. */
  publish_failure: string | null
}

/** Grows by one with every revision of a tenant. */
type DocumentVersionRow = { tenant: string; version: number }

export type DocumentTables = {
  document_draft: DocumentDraftRow
  document_revision: DocumentRevisionRow
  document_version: DocumentVersionRow
}
