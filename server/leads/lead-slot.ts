import { localInstants } from '#domain/appointment/local-time.ts'
import { nearestSlots } from '#domain/appointment/nearest-slots.ts'
import { freeSlots, type Slot, slotAt } from '#domain/appointment/slots.ts'
import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { TakenSlots } from '../appointments/taken-slots.ts'

/** What a test drive asks for: a slot of a location, none, or a time that is no slot (any more). */
export type LeadSlot =
  | { readonly kind: 'none' }
  | { readonly kind: 'slot'; readonly slot: Slot; readonly location: SiteLocation }
  | { readonly kind: 'gone'; readonly slot: Slot; readonly location: SiteLocation }

type SlotSite = Pick<Site, 'locations' | 'timeZone'>

/**
 * The slot of a lead by the hours of its location, at a time. "I don't mind when" books nothing, and neither does a
 * time without a location, which stays a wish. Spec 5.09, 7.07.
 */
export function leadSlot(
  { form, dateTime, location: wanted }: EnquiryLead,
  { locations, timeZone }: SlotSite,
  now: Date,
): LeadSlot {
  const location = locations.find(({ slug }) => slug === wanted)
  if (form !== 'test_drive' || dateTime === undefined || !location) return { kind: 'none' }
  const slot = slotAt(dateTime, { hours: location.contact_detail, timeZone, now })
  if (slot) return { kind: 'slot', slot, location }
  const [day = '', time = ''] = dateTime.split('T')
  const [begins = now] = localInstants(day, time, timeZone)
  return { kind: 'gone', slot: { local: dateTime, startsAt: begins.toISOString() }, location }
}

/** The free slots nearest to one that is not, by the location's clock: `2026-11-26T09:30`. D21. */
export async function freeNear(
  wanted: Slot,
  location: SiteLocation,
  { timeZone, now, taken }: { timeZone: string; now: Date; taken: TakenSlots },
): Promise<readonly string[]> {
  const booked = await taken(location.slug, now)
  const free = freeSlots({ hours: location.contact_detail, timeZone, now, taken: booked })
  return nearestSlots(wanted, free).map(({ local }) => local)
}
