import type { Car } from '#domain/car/car.ts'
import { isAppointment } from '#domain/enquiry/appointment.ts'
import { placesOf } from '#domain/enquiry/form/choices.ts'
import { type FormKind, isFormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Shown at most beside the thanks. */
const SIMILAR = 4

/** What the address says about a form that was sent; none of it names a person. */
export interface SuccessData {
  readonly form?: FormKind | undefined
  readonly car?: Car | undefined
  /** The place that answers: named, else where the car stands, else one that does this work. */
  readonly place?: SiteLocation | undefined
  /** A booked test drive, `2026-11-26T10:30`. */
  readonly at?: string | undefined
  readonly similar?: CarRowData | undefined
}

const load: Load<typeof block, SuccessData> = async ({ parameters, ports, site }) => {
  const { at, car_id, form, location } = parameters
  if (!isFormKind(form)) return {}
  const car = car_id === undefined ? undefined : ports.carById(car_id)
  const visible = site.locations.filter((place) => place.visible)
  const able = placesOf(planOf(form), site, {}, { car })
  const place =
    visible.find(({ slug }) => slug === location) ?? able.find(({ primary }) => primary) ?? able[0]
  const isBooked = planOf(form).booked !== undefined && at !== undefined && isAppointment(at)
  const similar = car && (await similarCarsOf(car, SIMILAR, ports))
  return { form, car, place, similar, ...(isBooked && { at }) }
}
export default load
