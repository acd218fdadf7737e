import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import { leadSearchText } from '#domain/enquiry/lead-search.ts'
import { locationOfLead } from '#domain/enquiry/route-of-lead.ts'
import { LEAD_FORMAT } from '../lead-format.ts'
import type { NewLead } from '../lead-store.ts'
import type { Appointment } from '../stored-lead.ts'
import { storable } from './storable-text.ts'
import type { LeadRow } from './tables.ts'

type RowParts = Pick<NewLead, 'id' | 'created' | 'kind' | 'digest' | 'editKey' | 'body'> & {
  readonly appointment?: Appointment | undefined
}

/** The row of a lead that nobody has changed. */
export const newLeadRow = (
  tenant: string,
  { id, created, kind, digest, editKey: edit_key, body, appointment }: RowParts,
): LeadRow => ({
  tenant,
  id,
  created,
  kind,
  digest,
  edit_key,
  category: storable(body.category),
  car: body.car_id === undefined ? null : storable(body.car_id),
  location: locationColumn(body),
  phone: body.phone === undefined ? null : storable(body.phone),
  format: LEAD_FORMAT,
  body: JSON.stringify(body),
  appointment: appointment ? JSON.stringify(appointment) : null,
  changes: '{}',
  changed: null,
  stage: 'new',
  stage_reason: null,
  owner: null,
  first_answer_at: null,
  version: 1,
  search: storable(leadSearchText(id, body)),
})

/** Where a lead is for, as its row has it. */
export function locationColumn(body: EnquiryLead): string | null {
  const slug = locationOfLead(body)
  return slug === undefined ? null : storable(slug)
}
