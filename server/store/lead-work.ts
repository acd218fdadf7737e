import type { SearchTerms } from '#domain/enquiry/lead-search.ts'
import type { LeadStage } from '#domain/enquiry/lead-stage.ts'
import type { Actor } from './audit-log.ts'
import type { Destination, StoredDelivery } from './delivery-store.ts'
import type { LeadSummary } from './lead-store.ts'
import type { StoredLead } from './stored-lead.ts'
import type { NewMessage } from './stored-message.ts'

/** How far the people of a dealer are with a lead. */
export interface LeadWork {
  readonly stage: LeadStage
  /** Why it was lost. */
  readonly reason: string | undefined
  /** Id of the person of the staff who works it. */
  readonly owner: string | undefined
  /** Slug of the location that it is for. */
  readonly location: string | undefined
  /** ISO text. */
  readonly firstAnswerAt: string | undefined
  /** Grows by one with each change of the above; from 1. */
  readonly version: number
}

/** What somebody did with a lead. */
export type LeadDeed =
  | {
      readonly kind: 'stage'
      readonly from: LeadStage
      readonly to: LeadStage
      readonly reason?: string | undefined
    }
  /** Without `to` it has no owner any more. */
  | { readonly kind: 'owner'; readonly to?: string | undefined }
  /** From one location to another; either may be none. */
  | {
      readonly kind: 'moved'
      readonly from?: string | undefined
      readonly to?: string | undefined
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'call' }
  /** `message` is its id, by which its delivery is found for as long as messages are kept. */
  | {
      readonly kind: 'reply'
      readonly message: string
      readonly subject: string
      readonly text: string
    }
  | { readonly kind: 'sent_again'; readonly delivery: string }

/** A deed, and who did it when. */
export interface LeadEvent {
  /** From 1, without a gap. */
  readonly n: number
  /** ISO text. */
  readonly at: string
  /** Id of a person of the staff. */
  readonly person: string | undefined
  readonly deed: LeadDeed
}

/** The same as a list shows it, with the person's name of today. */
export interface NamedLeadEvent extends LeadEvent {
  readonly name: string | undefined
}

/** Which leads a page has; what is left out limits nothing. */
export interface LeadFilter {
  readonly stages?: readonly LeadStage[] | undefined
  /** Id of a person; null for those without an owner. */
  readonly owner?: string | null | undefined
  /** Those with a delivery that has failed. */
  readonly isUndelivered?: boolean | undefined
  readonly terms?: SearchTerms | undefined
}

/** The newest first. */
export interface LeadPage extends LeadFilter {
  /** The last lead of the page before. */
  readonly after?: Pick<StoredLead, 'id' | 'created'> | undefined
  readonly limit: number
}

/** A lead with what is done about it. */
export interface WorkedLead {
  readonly lead: StoredLead
  readonly work: LeadWork
}

/** One of a page, with numbers of its deliveries. */
export type ListedLead = WorkedLead & Pick<LeadSummary, 'deliveries'>

/** Numbers of leads. */
export interface LeadCounts {
  /** In an open stage; of these, without an owner, and those of the person who asks. */
  readonly open: number
  readonly unowned: number
  readonly mine: number
  /** With a delivery that has failed, in any stage. */
  readonly undelivered: number
}

/** A change of a lead by somebody who saw it in `version`; what is left out stays. */
export interface LeadWorkChange {
  readonly id: string
  readonly version: number
  readonly stage?: LeadStage | undefined
  /** Of a stage that takes one. */
  readonly reason?: string | undefined
  /** Null takes the owner away. */
  readonly owner?: string | null | undefined
  readonly move?: LeadMove | undefined
}

/** Another location for a lead. */
export interface LeadMove {
  /** Its slug; undefined for none. */
  readonly to: string | undefined
  /** Where its enquiries go: who of these was not sent the lead yet is. */
  readonly destinations: readonly Destination[]
}

/** What became of a change. */
export type LeadWorkOutcome =
  | { readonly id: string; readonly state: 'changed'; readonly work: LeadWork }
  /** Somebody else changed it meanwhile: nothing is stored. */
  | { readonly id: string; readonly state: 'changed_meanwhile'; readonly work: LeadWork }
  | { readonly id: string; readonly state: 'unknown' }

/** A reply to a buyer. */
export interface LeadReply {
  readonly message: NewMessage
  readonly subject: string
  readonly text: string
}

/** What the people of a dealer do with its leads. Every function rejects with StoreError. */
export interface LeadWorkStore {
  page(of: LeadPage): Promise<ListedLead[]>
  count(of: LeadFilter): Promise<number>
  /** @param person id of the one who asks */
  counts(person: string): Promise<LeadCounts>
  lead(id: string): Promise<WorkedLead | undefined>
  /** The newest first. */
  events(id: string): Promise<NamedLeadEvent[]>
  /** Deliveries of the replies to a lead, the oldest first. */
  replies(id: string): Promise<readonly StoredDelivery[]>
  /** Changes leads, each on its own; the audit log tells of those that changed. */
  change(changes: readonly LeadWorkChange[], by: Actor): Promise<LeadWorkOutcome[]>
  /** Notes what somebody did; a call is an answer. Undefined where there is no such lead. */
  add(
    id: string,
    deed: Extract<LeadDeed, { kind: 'note' | 'call' }>,
    by: Actor,
  ): Promise<LeadWork | undefined>
  /**
   * Stores a reply with its message and what follows from an answer, in one transaction. Its message is named by
   * `replyId`. Undefined where there is no such lead. Afterwards the caller wakes the worker.
   */
  reply(id: string, reply: LeadReply, by: Actor): Promise<LeadWork | undefined>
  /**
   * Sends a delivery of a lead again, with the same id.
   * @returns false where there is none, or it is being sent
   */
  resend(id: string, delivery: string, by: Actor): Promise<boolean>
  /**
   * Says that a person has a lead open, and reads who else has.
   * @param since ISO text: who said so before has closed it
   * @returns names; undefined where there is no such lead
   */
  meet(
    id: string,
    person: string,
    at: { readonly now: string; readonly since: string },
  ): Promise<string[] | undefined>
}
