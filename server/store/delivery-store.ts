import type { StoredLead } from './stored-lead.ts'
import type { StoredMessage } from './stored-message.ts'

/** Where a lead or message goes, and how. */
export type Destination =
  | {
      readonly kind: 'mail'
      /** Addresses without names. */
      readonly to: readonly string[]
      /** Whether the mail carries the lead as ADF too. */
      readonly adf: boolean
    }
  | {
      readonly kind: 'webhook'
      readonly url: string
      /** Name of the secret that signs it; the value is a setting of the server. */
      readonly secret: string
    }
  | {
      readonly kind: 'sms'
      /** E.164. */
      readonly to: string
    }

export type DeliveryKind = Destination['kind']

export type DeliveryState = 'waiting' | 'done' | 'failed'

/** How an attempt ended. */
export type AttemptOutcome =
  /** The receiver has taken it. */
  | 'done'
  /** The receiver answered that it will not take it: repeating seldom helps. */
  | 'refused'
  /** Anything else: no answer, a fault of the receiver, no network. */
  | 'failed'

/** One attempt to deliver; it has no personal data. */
export interface Attempt {
  /** When it began, ISO text in UTC. */
  readonly at: string
  /** How long it took, milliseconds. */
  readonly ms: number
  readonly outcome: AttemptOutcome
  /** The receiver's status: of HTTP, or an SMTP reply's code. */
  readonly status?: number
  /** The beginning of what the receiver answered, or why there was no answer; masked. */
  readonly excerpt?: string
}

/** A delivery that a worker may send until its lease ends: of a lead, or of a message. */
export type ClaimedDelivery = LeadDelivery | MessageDelivery

export interface LeadDelivery extends Claimed {
  readonly lead: StoredLead
}

export interface MessageDelivery extends Claimed {
  readonly message: StoredMessage
}

interface Claimed {
  readonly tenant: string
  /** The same at each attempt: the receiver's idempotency key. */
  readonly id: string
  readonly destination: Destination
  /** How often it was claimed, this time included, since it was stored or sent again. */
  readonly tries: number
  /** How many attempts in a row were refused before this one. */
  readonly refusals: number
  /** When the claim ends, ISO text in UTC. */
  readonly leaseUntil: string
}

/** Which deliveries a worker takes. */
export interface DeliveryClaim {
  /** A random name of the process. */
  readonly worker: string
  /** ISO text in UTC. */
  readonly now: string
  readonly leaseMs: number
  /** At most this many. */
  readonly limit: number
  /** The kinds that this process can send. */
  readonly kinds: readonly DeliveryKind[]
  /** At most this many of one destination are being sent by all processes together. */
  readonly perDestination: number
}

/** What becomes of a claimed delivery. */
export interface DeliveryResult {
  readonly delivery: Pick<ClaimedDelivery, 'tenant' | 'id' | 'leaseUntil'>
  /** Undefined where the attempt was broken off before it had an outcome. */
  readonly attempt?: Attempt
  readonly next:
    | { readonly state: 'done' | 'failed' }
    /** Not before `at`, ISO text in UTC. */
    | { readonly state: 'waiting'; readonly at: string }
  /** The content of a message that is done is kept, for the outbox. */
  readonly keepsContent?: boolean
  /** Where the lead goes in place of a destination that failed for good. */
  readonly fallback?: Destination
}

/** A delivery with its history. */
export interface StoredDelivery {
  readonly id: string
  readonly destination: Destination
  readonly state: DeliveryState
  readonly created: string
  /** When it is due, ISO text in UTC; of no meaning unless it waits. */
  readonly nextAt: string
  /** See `ClaimedDelivery`. */
  readonly tries: number
  /** See `ClaimedDelivery`. */
  readonly refusals: number
  /** Oldest first. */
  readonly attempts: readonly Attempt[]
}

/** Numbers of all tenants' deliveries. */
export interface DeliveryCounts {
  readonly waiting: number
  /** Of those waiting: should have been sent by now, and are not being sent. */
  readonly due: number
  readonly failed: number
  /** When the longest waiting one was stored, ISO text; undefined where none waits. */
  readonly oldest: string | undefined
}

/** All tenants' deliveries, for the workers of any number of processes. Every function rejects with StoreError. */
export interface DeliveryStore {
  /**
   * Takes due deliveries, the longest due first, whose lease nobody holds. A lease that was not
   * finished ends by itself: the delivery is due again, with the same id (D23). Messages that have expired
   * are taken whatever their kind, to be dropped.
   */
  claimAllDeliveries(of: DeliveryClaim): Promise<ClaimedDelivery[]>
  /**
   * Stores results in one transaction. One whose lease another worker has taken over changes nothing, except
   * that what was delivered is done. The content of a message is wiped once nobody has to send it.
   */
  finishAllDeliveries(worker: string, results: readonly DeliveryResult[]): Promise<void>
  countAllDeliveries(now: string): Promise<DeliveryCounts>
  /** Removes the excerpts of attempts before a time, ISO text. */
  forgetAllExcerpts(before: string): Promise<void>
  /** Deletes messages of before a time, ISO text, with their deliveries. */
  forgetAllMessages(before: string): Promise<void>
}
