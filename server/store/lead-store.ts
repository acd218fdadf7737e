import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import type { Destination, StoredDelivery } from './delivery-store.ts'
import type { LeadRecord, RecordRange, RestoredLead } from './lead-record.ts'
import type { Appointment, LeadChange, StoredLead } from './stored-lead.ts'
import type { NewMessage } from './stored-message.ts'

/** A lead as it is handed in, with everything that is stored in the same transaction. */
export interface NewLead {
  /** A random id that no other lead of the tenant has, such as a UUID. */
  readonly id: string
  /** The secret that a later change of the lead needs (D21). */
  readonly editKey: string
  /** The submission's idempotency key (D24); none from a form without script. */
  readonly key?: string
  /** Digest of what makes two submissions the same content, without the tenant, which the store adds (D36). */
  readonly digest: string
  /** When it came, ISO text in UTC by the server's clock. */
  readonly created: string
  /** Which form it came from. */
  readonly kind: string
  readonly body: EnquiryLead
  readonly appointment?: Appointment
  /** The staff has agreed to the appointment. */
  readonly isConfirmed?: true
  /** Where it goes; each becomes a delivery. */
  readonly destinations: readonly Destination[]
  /** What is sent to its buyer, of a new lead only. */
  readonly messages?: readonly NewMessage[]
  /** When it goes there, ISO text; at once if absent. */
  readonly sendAt?: string
}

/**
 * The same key, or the same content within ten minutes, came before: that lead's id. Its edit key is only for
 * the same idempotency key.
 */
export interface DuplicateLead {
  readonly state: 'known'
  readonly id: string
  readonly editKey: string | undefined
}

/** What makes two submissions one lead. */
export type LeadIdentity = Pick<NewLead, 'key' | 'digest' | 'created'>

/** What became of a submission. */
export type SavedLead =
  /** It is on disk, with its appointment and deliveries. */
  | { readonly state: 'stored'; readonly id: string; readonly editKey: string }
  | DuplicateLead
  /** Another lead has the appointment; nothing was stored. */
  | { readonly state: 'slot_taken' }

/** A line of a list of leads; it has no personal data. */
export interface LeadSummary {
  readonly id: string
  readonly created: string
  readonly kind: string
  readonly category: string
  /** Id of the car; undefined for a lead about none. */
  readonly car: string | undefined
  /** Slug of the location, if it names one. */
  readonly location: string | undefined
  /** Numbers of its deliveries by state. */
  readonly deliveries: {
    readonly waiting: number
    readonly done: number
    readonly failed: number
  }
}

/** Which leads a list has: the newest first. */
export interface LeadRange {
  /** Id of the last lead of the page before. */
  readonly after?: string
  /** Those with a delivery in this state. */
  readonly state?: 'waiting' | 'done' | 'failed'
  readonly limit: number
}

/** Where a lead came from, to be counted: no personal data. */
export interface LeadOrigin {
  readonly created: string
  /** Id of the car; empty for a lead about none. */
  readonly car: string
  /** `utm_source` of the first address of its visit; empty where that had none. */
  readonly source: string
}

/** One tenant's leads. Every function rejects with StoreError. */
export interface LeadStore {
  /**
   * Stores a lead with its key, appointment and deliveries in one transaction; resolves when they are
   * on disk (D23). Concurrent submissions of any process with one key or content make one lead, and
   * those for one appointment make one booking (D21, D24, D36).
   * @throws RangeError for an id, key, digest or time that no lead may have
   */
  save(lead: NewLead): Promise<SavedLead>
  /** The lead that `save` would find, of the same key or content; undefined where it would store one. */
  findDuplicate(lead: LeadIdentity): Promise<DuplicateLead | undefined>
  lead(id: string): Promise<StoredLead | undefined>
  /** Adds to a lead's changes; undefined where the tenant has no lead with this id and edit key. */
  change(id: string, editKey: string, change: LeadChange): Promise<StoredLead | undefined>
  leads(of: LeadRange): Promise<LeadSummary[]>
  /** Those that came from `from` to before `to`, ISO text in UTC, the oldest first. */
  origins(of: { readonly from: string; readonly to: string }): Promise<LeadOrigin[]>
  /** A lead's deliveries with their attempts, in the order of their destinations. */
  deliveries(lead: string): Promise<readonly StoredDelivery[]>
  /**
   * Sends a delivery again, whatever became of it, with the same id.
   * @returns false where there is none, or it is being sent at `now`, ISO text
   */
  resend(delivery: string, now: string): Promise<boolean>
  /** Leads with everything that is stored of them, for `restore` of another store. */
  records(of: RecordRange): Promise<LeadRecord[]>
  /**
   * Stores records as they are in one transaction, with what became of each. A lead that is there, a key and an
   * appointment that another lead has stay as they are.
   */
  restore(records: readonly LeadRecord[]): Promise<RestoredLead[]>
}
