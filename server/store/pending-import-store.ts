import type { Actor } from './audit-log.ts'
import type { Author } from './document-store.ts'

/** Where a waiting file came from: an import that refused it, or somebody's hand. */
export type PendingSource = 'refused' | 'upload'

/** How the waiting ended: it was imported, a later file of the feed was, or somebody threw it away. */
export type PendingEnding = 'imported' | 'superseded' | 'discarded'

/** A file of a feed. */
export interface FeedFile {
  readonly name: string
  /** Compressed with gzip. */
  readonly content: Uint8Array
}

export interface NewPendingImport {
  readonly id: string
  readonly feed: string
  /** Name of the mapping that reads it. */
  readonly mapping: string
  readonly source: PendingSource
  /** Why an import refused it, by its code and in words. */
  readonly refusal?: { readonly code: string; readonly message: string }
  /** None where they are too large to be kept. */
  readonly files: readonly FeedFile[]
  readonly names: readonly string[]
}

/** A file of a feed that waits for a decision of the staff. */
export interface PendingImport extends Omit<NewPendingImport, 'files'> {
  readonly by: Author
  /** When it came, ISO text. */
  readonly at: string
  /** ISO text; absent while it waits. */
  readonly ended?: string
  readonly ending?: PendingEnding
}

/** What an import writes of a file that waited: it waits no longer, and the audit log is told. */
export interface PendingDecision {
  readonly id: string
  /** In words; empty where none was needed. */
  readonly reason: string
  readonly by: Actor
}

/** A file that waited was decided meanwhile: nothing was written. */
export class PendingImportEnded extends Error {
  override readonly name = 'PendingImportEnded'
}

/** Days after which what waits is deleted, decided or not. */
export const PENDING_DAYS = 14

/**
 * One site's files of feeds that wait for a decision: few of each feed, for some days. A later import of the feed
 * ends the waiting. Every function rejects with StoreError.
 */
export interface PendingImportStore {
  /** Takes a file in, once for each id; the oldest of its feed gives way, and what is too old is deleted. */
  add(pending: NewPendingImport, by: Actor): Promise<void>
  /** What waits and what did, the newest first. */
  list(): Promise<PendingImport[]>
  /** The files of one that waits; none once it was decided. */
  files(id: string): Promise<FeedFile[]>
  /** Whether it still waited. */
  discard(id: string, by: Actor): Promise<boolean>
}
