import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { LeadSlot } from './lead-slot.ts'

const SUCCESS_PATH = '/success'

/**
 * Where a stored lead leads: to the page of thanks, which is told the form, the car and the appointment, and
 * nothing about who sent it; to the home page of a site without that page. Spec 2.09, D27.
 */
export function nextPath(
  { match }: Pick<Tenant, 'match'>,
  { form = 'enquiry', car_id }: EnquiryLead,
  booked: Exclude<LeadSlot, { kind: 'none' }> | undefined,
): `/${string}` {
  if (match(SUCCESS_PATH)[Symbol.iterator]().next().done) return '/'
  const query = new URLSearchParams({
    form,
    ...(car_id !== undefined && { car_id }),
    ...(booked && { at: booked.slot.local, location: booked.location.slug }),
  })
  return `${SUCCESS_PATH}?${query}`
}
