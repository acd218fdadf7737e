import type { Car } from '../car/car.ts'
import type { CarType } from '../car/kinds.ts'
import type { FormKind } from './form/kinds.ts'

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

const byCarType: Readonly<Record<CarType, EnquiryCategory>> = {
  new: 'New Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
}

const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only'

const byForm: Readonly<Partial<Record<FormKind, EnquiryCategory>>> = {
  service: 'Service Booking',
  finance: 'Finance Enquiry',
  parts: 'Parts Enquiry',
  fleet: 'Fleet Enquiry',
  careers: 'Careers Enquiry',
  request_photos: 'Request Photos',
  sell_my_car: 'Trade-In Valuation',
}

/**
 * The category of a form's lead if the buyer chooses none: by what the form is for, for a test drive by the
 * tag of the car, and for an enquiry or a call by its type; without a car that is a general one. D19.
 */
export function defaultCategory(
  form: FormKind,
  car?: Pick<Car, 'car_type' | 'tag'>,
): EnquiryCategory {
  if (form === 'test_drive') return car && isTestDriveOnly(car) ? 'Test Drive Only' : 'Test Drive'
  return byForm[form] ?? (car ? byCarType[car.car_type] : 'General Enquiry')
}
