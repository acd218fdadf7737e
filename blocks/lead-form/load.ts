import type { Car } from '#domain/car/car.ts'
import type { FormParameter } from '#domain/enquiry/form/about.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** What the form is about: the car or the location of its page's address; neither for a general form. */
export interface LeadFormData {
  readonly car?: Car | undefined
  readonly location?: SiteLocation | undefined
  readonly parameters?: Readonly<Partial<Record<FormParameter, string>>>
}

const load: Load<typeof block, LeadFormData> = async ({ car, location, parameters, ports }) => {
  const { car_id, ...begun } = parameters
  const named = car_id === undefined ? undefined : ports.carById(car_id)
  return { car: car ?? named, location, parameters: begun }
}
export default load
