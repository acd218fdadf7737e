import type { Car } from '#domain/car/car.ts'
import { answeringHours } from '#domain/content/answering-hours.ts'
import type { Person } from '#domain/content/entries.ts'
import { isAppointment } from '#domain/enquiry/appointment.ts'
import { answeringPeople } from '#domain/enquiry/form/answering-people.ts'
import { answeringPlace } from '#domain/enquiry/form/answering-place.ts'
import { type FormKind, isFormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'
import type { LocationHours } from '#domain/location/hours-on-day.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { arrivalsOf } from '#parts/search/arrivals.ts'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** Shown at most below the thanks. */
const CARS = 4

/** What the address says about a form that was sent; none of it names a person. */
export interface SuccessData {
  readonly form?: FormKind | undefined
  readonly car?: Car | undefined
  /** The place that answers: named, else where the car stands, else one that does this work. */
  readonly place?: SiteLocation | undefined
  /** When it is answered. */
  readonly hours?: LocationHours | undefined
  /** Who answers it there. */
  readonly people?: readonly Person[]
  /** A booked test drive, `2026-11-26T10:30`. */
  readonly at?: string | undefined
  /** Cars like it, else the latest. */
  readonly row?: CarRowData | undefined
}

const load: Load<typeof block, SuccessData> = async ({ parameters, ports, site }) => {
  const { at, car_id, form, location } = parameters
  const { people, teams } = ports.content
  if (!isFormKind(form)) {
    const place = answeringPlace(planOf('contact'), site, {}, {})
    const there = place ? { parameters: { location: place.slug } } : {}
    return {
      place,
      hours: answeringHours('contact', place, teams, site.locations),
      people: answeringPeople('contact', site, {}, there, people),
      row: await arrivalsOf(CARS, ports),
    }
  }
  const car = car_id === undefined ? undefined : ports.carById(car_id)
  const about = { car, parameters: location === undefined ? {} : { location } }
  const place = answeringPlace(planOf(form), site, {}, about)
  const isBooked = planOf(form).booked !== undefined && at !== undefined && isAppointment(at)
  const row = await (car ? similarCarsOf(car, CARS, ports) : arrivalsOf(CARS, ports))
  const answering = answeringPeople(form, site, {}, about, people)
  const hours = answeringHours(form, place, teams, site.locations)
  return { form, car, place, hours, people: answering, row, ...(isBooked && { at }) }
}
export default load
