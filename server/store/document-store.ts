import type { RevisionSource } from '#domain/document/revision-source.ts'
import type { Actor } from './audit-log.ts'

/** A person of the staff who did something; undefined for the program. */
export type Author = { readonly id: string; readonly name: string } | undefined

/** What is live of a document: its newest revision, in place of the file of its path. */
export interface LiveDocument {
  /** In the folder of the site: `pages/home.json`. */
  readonly path: string
  /** From 1. */
  readonly n: number
  /** The file's text; null where the file is taken away. */
  readonly text: string | null
}

/** A revision without its text. */
export interface RevisionFacts {
  readonly n: number
  readonly isRemoval: boolean
  readonly message: string
  readonly source: RevisionSource
  /** Of a change to many sites. */
  readonly batch: string | undefined
  readonly by: Author
  /** ISO text in UTC, as all times here. */
  readonly at: string
}

export interface Revision extends RevisionFacts, LiveDocument {}

/** When a draft is to be published, as somebody wished who saw `version` of it and the revision `base`. */
export interface Schedule {
  readonly at: string
  readonly version: number
  readonly base: number
  readonly message: string
  readonly by: Author
  /** Why it was not published, as JSON; undefined while it waits. */
  readonly failure: string | undefined
}

export interface DocumentDraft {
  readonly path: string
  /** Grows with every save, also of a draft that is begun after one was published or thrown away. */
  readonly version: number
  /** The file's text. */
  readonly text: string
  /** The live revision when it was begun; 0 for the file. */
  readonly base: number
  readonly by: Author
  readonly at: string
  readonly schedule: Schedule | undefined
}

export interface DraftToSave {
  readonly path: string
  /** The version that it was made of; 0 to begin a draft. */
  readonly version: number
  /** The live revision that it was made of. */
  readonly base: number
  /** Of this edit: a doubled one is answered as the first was. */
  readonly key: string
  readonly text: string
}

export type SavedDraft =
  | { readonly state: 'saved'; readonly version: number; readonly at: string }
  /** The draft is of another version, or there is none, or one is begun on a revision that is not live. */
  | { readonly state: 'newer' }

export interface DraftToPublish {
  readonly path: string
  readonly version: number
  /** The live revision that it takes the place of. */
  readonly base: number
  readonly message: string
}

export type NotPublished =
  | { readonly state: 'newer_revision'; readonly n: number; readonly by: Author }
  /** Undefined `by` where there is no draft. */
  | { readonly state: 'newer_draft'; readonly by: Author }

export type Published = { readonly state: 'published'; readonly n: number } | NotPublished

export type ReviseAll =
  | { readonly state: 'published' }
  | (Extract<NotPublished, { state: 'newer_revision' }> & { readonly path: string })

/** A revision that is made of no draft. */
export interface NewRevision {
  readonly path: string
  readonly text: string | null
  readonly message: string
  /** `publish` takes a file away; drafts are published as such. */
  readonly source: RevisionSource
  readonly batch?: string | undefined
  /** Only while this revision is live. */
  readonly base?: number | undefined
}

/**
 * One site's documents: files of its folder whose drafts and revisions are in the store. Revisions are only
 * ever added. Every function rejects with StoreError, and tells the audit log what it changed.
 */
export interface DocumentStore {
  /** The newest revision of each document, by path. */
  live(): Promise<LiveDocument[]>
  /** The number of a document's newest revision; 0 where there is none. */
  liveNumber(path: string): Promise<number>
  draft(path: string): Promise<DocumentDraft | undefined>
  /** By path. */
  drafts(): Promise<DocumentDraft[]>
  save(draft: DraftToSave, by: Actor): Promise<SavedDraft>
  /** Whether this version was there and is gone. */
  discard(path: string, version: number, by: Actor): Promise<boolean>
  /** The text that `publish` would publish, or what it would answer. */
  publishable(
    draft: DraftToPublish,
  ): Promise<{ readonly state: 'publishable'; readonly text: string } | Published>
  /** Makes a revision of a draft, which is gone then. A doubled one is answered as the first was. */
  publish(draft: DraftToPublish, by: Actor): Promise<Published>
  /** Makes a revision; a draft of the document stays. */
  revise(revision: NewRevision, by: Actor): Promise<Published>
  /** Makes revisions at once, or none where one has another live revision than its base: then its path. */
  reviseAll(revisions: readonly NewRevision[], by: Actor): Promise<ReviseAll>
  /** Publishes a draft at a later moment, see `allDueDocuments`. */
  schedule(
    draft: DraftToPublish,
    at: string,
    by: Actor,
  ): Promise<{ readonly state: 'scheduled' } | Published>
  /** False where none waits. */
  cancelSchedule(path: string, by: Actor): Promise<boolean>
  /** Tells why a scheduled draft was not published; it is not tried again. */
  failSchedule(path: string, version: number, failure: string): Promise<void>
  /** The newest first. */
  history(
    path: string,
    of: { readonly before?: number | undefined; limit: number },
  ): Promise<RevisionFacts[]>
  revision(path: string, n: number): Promise<Revision | undefined>
  /** Revisions since a moment that have these words, without % and _, anywhere in their text. */
  naming(words: string, since: string): Promise<Pick<LiveDocument, 'path' | 'n'>[]>
}

/** A draft whose moment has come. */
export interface DueDocument extends DraftToPublish {
  readonly tenant: string
  readonly by: Author
}
