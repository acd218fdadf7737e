import type { Parameters } from '#blocks/define-block.ts'
import type { Records } from '#domain/records.ts'
import type { EventId } from '#domain/tracking/event-ids.ts'
import type { PageNode } from '#pages/resolved-page.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A form of a page as it was sent, with script or without. What was typed is not checked yet. */
export interface Submission {
  readonly tenant: Tenant
  /** The page of the form, and what its address stands for. */
  readonly page: FormPage
  /** The block whose form it is. */
  readonly block: Pick<PageNode, 'id' | 'block' | 'props'>
  /** The fields by name; repeated ones are lists. */
  readonly values: Readonly<Record<string, unknown>>
  /** The form's idempotency key (D24); a form sent without script has none (D36). */
  readonly key: string | undefined
  readonly sender: Sender
}

export interface FormPage {
  /** Path without query. */
  readonly path: string
  /** The matched route. */
  readonly route: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** Those of its route: its car, its location. */
  readonly records: Partial<Records>
  /** Those that the block reads. */
  readonly parameters: Parameters
}

/** Who sent it. Personal: kept with the lead at most, never logged. */
export interface Sender {
  /** For rate limits only: see `clientAddress`. */
  readonly client: string
  /** At most 300 characters. */
  readonly userAgent: string | undefined
  /** Whether this visitor may be counted, see `measures`. */
  readonly mayCount: boolean
  readonly requestId: string
  /** How long its page was open, as its script says; undefined without script. */
  readonly secondsOnPage?: number | undefined
  /** Paths of this site that the visitor opened before, and parameters that led here (Spec 7.09). */
  readonly attributes: {
    readonly visited_pages: readonly string[]
    readonly linked_query_params: Readonly<Record<string, string>>
  }
}

/** What became of a submission. */
export type SubmitOutcome = SubmitStored | SubmitRefused

export interface SubmitStored {
  readonly kind: 'stored'
  /** `known`: the same enquiry was already stored, by its key or its content (D24, D36). */
  readonly state: 'new' | 'known'
  readonly leadId: string
  /** What a person reads and says on the phone: `E-8M2P-06`. */
  readonly reference: string
  /** The key for `PATCH /api/leads/:lead_id`; absent for a lead that is known by its content only. */
  readonly editKey: string | undefined
  /** The event of the lead (D20). */
  readonly event: EventId
  /** Path and query of the page of thanks; nothing in it names a person (Spec 2.09, D27). */
  readonly next: `/${string}`
}

export interface SubmitRefused {
  readonly kind: 'refused'
  readonly status: 409 | 422 | 429 | 503
  /** A stable code (D22). */
  readonly code:
    | 'invalid_form'
    | 'unknown_car'
    | 'slot_taken'
    | 'not_accepted'
    | 'too_many_requests'
    | 'not_stored'
    | 'unknown_form'
  /** For the person, in the words of the site. */
  readonly message: string
  /** A sentence for each field. */
  readonly faults: Readonly<Record<string, string>>
  /** Free appointments near one that was taken. */
  readonly slots?: readonly string[]
  /** Seconds after which it may be sent again. */
  readonly retryAfter?: number
}

/** Takes a form: checks it and stores its lead. The one way in for forms with and without script. */
export type Submit = (submission: Submission) => Promise<SubmitOutcome>
