import { slotWeek } from '#domain/appointment/slot-week.ts'
import type { Car } from '#domain/car/car.ts'
import { isAvailable } from '#domain/car/status.ts'
import { answeringHours } from '#domain/content/answering-hours.ts'
import type { Person } from '#domain/content/entries.ts'
import type { FormParameter } from '#domain/enquiry/form/about.ts'
import { answeringPeople } from '#domain/enquiry/form/answering-people.ts'
import { answeringPlace } from '#domain/enquiry/form/answering-place.ts'
import { placesOf } from '#domain/enquiry/form/choices.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'
import type { LocationHours } from '#domain/location/hours-on-day.ts'
import { modelName } from '#domain/model/model-name.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { OfferedSlots } from '#parts/slot-field/slot-field.tsx'
import type { Load, ValuedCar } from '../define-load.ts'
import type block from './schema.ts'

/** What the form is about: the car or the location of its page's address; neither for a general form. */
export interface LeadFormData {
  readonly car?: Car | undefined
  readonly location?: SiteLocation | undefined
  /** When it is answered. */
  readonly hours?: LocationHours | undefined
  /** Who answers it there. */
  readonly people?: readonly Person[]
  /** Cars like one that cannot be had any more. */
  readonly similar?: readonly Car[]
  readonly parameters?: Readonly<Partial<Record<FormParameter | 'car_id', string>>>
  /** Of finance, the car that the buyer had valued. */
  readonly valued?: ValuedCar | undefined
  /** Of a test drive, the times of the location; none where the visitor has to choose a location first. */
  readonly offered?: OfferedSlots | undefined
  /** Of a test drive, the locations to choose from. */
  readonly locations?: readonly SiteLocation[]
}

/** Beside the form, where the car is gone: few, so that the form stays in view on phones. */
const SIMILAR = 2

const load: Load<typeof block, LeadFormData> = async (context) => {
  const { props, site, page, location, parameters, ports } = context
  const { car_id, from, model: slug, trade_in, ...begun } = parameters
  const named = car_id === undefined ? undefined : ports.carById(car_id)
  const car = context.car ?? named
  const model = ports.content.models.find((each) => each.slug === slug)
  const gone = car && !isAvailable(car) ? car : undefined
  const similar = gone && (await similarCarsOf(gone, SIMILAR, ports)).cars
  const valued =
    props.form === 'finance' && trade_in !== undefined
      ? await ports.valuationById?.(trade_in)
      : undefined
  const about = {
    car,
    valued,
    location,
    parameters: { ...begun, ...(named && { car_id }), ...(model && { model: modelName(model) }) },
    ...(similar && { similar }),
  }
  const plan = planOf(props.form)
  const answering = answeringPlace(plan, site, props, about)
  const people = answeringPeople(props.form, site, props, about, ports.content.people)
  const hoursOf = (place: SiteLocation | undefined) =>
    answeringHours(props.form, place, ports.content.teams, site.locations)
  if (!plan.booked) return { ...about, hours: hoursOf(answering), people }
  const locations = placesOf(plan, site, props, about)
  const [only, ...others] = locations
  const chosen = others.length > 0 ? locations.find(({ slug }) => slug === begun.location) : only
  if (!chosen) return { ...about, hours: hoursOf(answering), people, locations }
  const week = slotWeek(from, {
    hours: chosen.contact_detail,
    timeZone: site.timeZone,
    now: new Date(page.now),
    taken: await ports.takenSlots(chosen.slug),
  })
  const offered = { week, location: chosen }
  return { ...about, hours: hoursOf(chosen), people, locations, offered }
}
export default load
