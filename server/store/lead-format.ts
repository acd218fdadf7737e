import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import type { StoredLead } from './stored-lead.ts'

/** Version of the record's shape in `lead.body`; raise it when stored leads must be read otherwise. */
export const LEAD_FORMAT = 1

/** The columns of a lead that `storedLead` reads. */
export const leadColumns = [
  'id',
  'created',
  'kind',
  'body',
  'appointment',
  'changes',
  'changed',
] as const

interface Row {
  readonly id: string
  readonly created: string
  readonly kind: string
  readonly body: string
  readonly appointment: string | null
  readonly changes: string
  readonly changed: string | null
}

/**
 * A stored lead. Its body was validated when it was written, and is not again: a lead is never lost
 * because a later version of the program expects more of it.
 */
export function storedLead(row: Row): StoredLead {
  const body: EnquiryLead = JSON.parse(row.body)
  const changes: StoredLead['changes'] = JSON.parse(row.changes)
  const appointment: StoredLead['appointment'] =
    row.appointment === null ? undefined : JSON.parse(row.appointment)
  const { id, created, kind } = row
  return { id, created, kind, body, changes, changed: row.changed ?? undefined, appointment }
}
