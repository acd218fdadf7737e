import type { AuditAction } from '#domain/staff/audit-actions.ts'

/** Who does something and when. */
export interface Actor {
  /** Id of a person of the staff; undefined for the operator and the program. */
  readonly person: string | undefined
  /** ISO text in UTC. */
  readonly at: string
  /** Network address; undefined for commands. */
  readonly client: string | undefined
}

/** What an action was done to, such as `{ email, role }`. */
export type AuditDetails = Readonly<Record<string, string | number>>

/** An entry of a site's audit log. */
export interface AuditEntry extends Actor {
  /** From 1, without a gap. */
  readonly n: number
  /** The person's name today. */
  readonly name: string | undefined
  readonly action: AuditAction
  readonly details: AuditDetails
  readonly hash: string
}

export interface AuditRange {
  /** Entries before this number. */
  readonly before?: number | undefined
  /** Those of this person. */
  readonly person?: string | undefined
  readonly limit: number
}

/** What a check of a site's audit log finds. */
export type AuditCheck =
  | { readonly state: 'sound'; readonly entries: number; readonly lastHash: string | undefined }
  /** The first entry that was changed, or that stands where another was removed. */
  | { readonly state: 'broken'; readonly at: number }

/** One site's audit log, which is only ever added to. Every function rejects with StoreError. */
export interface AuditLog {
  /** Tells what somebody did; what a store changes, it tells by itself in the same transaction. */
  add(action: AuditAction, details: AuditDetails, by: Actor): Promise<void>
  /** The newest first. */
  entries(of: AuditRange): Promise<AuditEntry[]>
  /** Computes all hashes anew. */
  check(): Promise<AuditCheck>
}
