import { type EventId, eventIds } from '../tracking/event-ids.ts'
import { isCareerEnquiry } from './careers.ts'
import type { EnquiryCategory } from './category.ts'
import type { EnquiryLead } from './enquiry-lead.ts'

type MeasuredLead = Pick<EnquiryLead, 'category' | 'subcategory' | 'car_type'> & {
  /** Of a trade-in lead (Spec 3.41). */
  offer_accepted?: boolean | undefined
}

const vehicleEnquiries: Readonly<Partial<Record<EnquiryCategory, EventId>>> = {
  'New Vehicle Enquiry': eventIds.newEnquiry,
  'Demo Vehicle Enquiry': eventIds.newEnquiry,
  'Used Vehicle Enquiry': eventIds.usedEnquiry,
}

/**
 * The tracking event of a stored lead. A test drive and an enquiry (general, or of a vehicle)
 * count by the type of the car; without one a vehicle enquiry counts by its name. D20, Spec 7.09.
 */
export function leadEvent(lead: MeasuredLead): EventId {
  const { category, car_type, offer_accepted } = lead
  if (isCareerEnquiry(lead)) return eventIds.careerEnquiry
  if (offer_accepted === true) return eventIds.offerAccepted
  if (category === 'Test Drive Only') return eventIds.newTestDrive
  const ofVehicle = vehicleEnquiries[category]
  const isTestDrive = category === 'Test Drive'
  const isEnquiry = category === 'General Enquiry' || ofVehicle !== undefined
  if (car_type === 'used' && isTestDrive) return eventIds.usedTestDrive
  if (car_type === 'used' && isEnquiry) return eventIds.usedEnquiry
  if (car_type !== undefined && isTestDrive) return eventIds.newTestDrive
  if (car_type !== undefined && isEnquiry) return eventIds.newEnquiry
  return ofVehicle ?? eventIds.defaultEnquiry
}
