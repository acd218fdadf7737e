import type { Car } from '../car/car.ts'
import type { CarType } from '../car/kinds.ts'

/** What a lead is about. Spec 3.40, D19. */
export const enquiryCategories = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Demo Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Test Drive',
  'Test Drive Only',
  'Request Photos',
  'Service Booking',
  'Parts Enquiry',
  'Finance Enquiry',
  'Trade-In Valuation',
  'Fleet Enquiry',
  'Reserve Online',
  'Online Purchase',
  'Spin To Win',
  'Careers Enquiry',
] as const
export type EnquiryCategory = (typeof enquiryCategories)[number]

/** The forms that a buyer fills in about a car or in general. Spec 5.09-5.11. */
export type FormKind = 'enquiry' | 'test_drive' | 'request_photos'

const byCarType: Readonly<Record<CarType, EnquiryCategory>> = {
  new: 'New Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
}

const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only'

/**
 * The category of a form's lead if the buyer chooses none: by the type of the car, or by its tag
 * for a test drive; without a car an enquiry is a general one. D19.
 */
export function defaultCategory(
  form: FormKind,
  car?: Pick<Car, 'car_type' | 'tag'>,
): EnquiryCategory {
  if (form === 'request_photos') return 'Request Photos'
  if (form === 'test_drive') return car && isTestDriveOnly(car) ? 'Test Drive Only' : 'Test Drive'
  return car ? byCarType[car.car_type] : 'General Enquiry'
}
