import type { Car } from '../car/car.ts'
import type { CarType } from '../car/kinds.ts'
import type { EnquiryCategory } from './category.ts'
import type { FormKind } from './form/kinds/form-kinds.ts'
import { planOf } from './form/plans.ts'

const byCarType: Readonly<Record<CarType, EnquiryCategory>> = {
  new: 'New Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
}

const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only'

/**
 * The category of a form's lead if the buyer chooses none: by what the form is for, for a test drive by the
 * tag of the car, and for an enquiry or a call by its type; without a car that is a general one. D19.
 */
export function defaultCategory(
  form: FormKind,
  car?: Pick<Car, 'car_type' | 'tag'>,
): EnquiryCategory {
  const { category } = planOf(form)
  if (category === 'Test Drive' && car && isTestDriveOnly(car)) return 'Test Drive Only'
  return category ?? (car ? byCarType[car.car_type] : 'General Enquiry')
}
