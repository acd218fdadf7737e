import type { LeadStage } from '#domain/enquiry/lead-stage.ts'
import type { LeadDeed } from '../lead-work.ts'

/** Columns of `lead` about what is done with it. */
export type LeadWorkColumns = {
  stage: LeadStage
  stage_reason: string | null
  /** Id of a person of the staff. */
  owner: string | null
  first_answer_at: string | null
  version: number
  /** What it is found by: see `leadSearchText`. */
  search: string
}

/** What somebody did with a lead; `details` is the rest of its deed as JSON. */
export type LeadEventRow = {
  tenant: string
  lead: string
  n: number
  at: string
  kind: LeadDeed['kind']
  person: string | null
  details: string
}

/** Who has a lead open, and when they last said so. */
export type LeadReaderRow = { tenant: string; lead: string; person: string; at: string }

export interface LeadWorkTables {
  lead_event: LeadEventRow
  lead_reader: LeadReaderRow
}
