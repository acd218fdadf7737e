import { slotWeek } from '#domain/appointment/slot-week.ts'
import type { Car } from '#domain/car/car.ts'
import type { FormParameter } from '#domain/enquiry/form/about.ts'
import { placesOf } from '#domain/enquiry/form/choices.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { OfferedSlots } from './slot-field.tsx'

/** What the form is about: the car or the location of its page's address; neither for a general form. */
export interface LeadFormData {
  readonly car?: Car | undefined
  readonly location?: SiteLocation | undefined
  readonly parameters?: Readonly<Partial<Record<FormParameter | 'car_id', string>>>
  /** Of a test drive, the times of the yard; none where the visitor has to choose a yard first. */
  readonly offered?: OfferedSlots | undefined
  /** Of a test drive, the yards to choose from. */
  readonly yards?: readonly SiteLocation[]
}

const load: Load<typeof block, LeadFormData> = async (context) => {
  const { props, site, page, location, parameters, ports } = context
  const { car_id, from, ...begun } = parameters
  const named = car_id === undefined ? undefined : ports.carById(car_id)
  const car = context.car ?? named
  const about = { car, location, parameters: { ...begun, ...(named && { car_id }) } }
  if (props.form !== 'test_drive') return about
  const yards = placesOf('test_drive', site, props, about)
  const [only, ...others] = yards
  const yard = others.length > 0 ? yards.find(({ slug }) => slug === begun.location) : only
  if (!yard) return { ...about, yards }
  const week = slotWeek(from, {
    hours: yard.contact_detail,
    timeZone: site.timeZone,
    now: new Date(page.now),
    taken: await ports.takenSlots(yard.slug),
  })
  return { ...about, yards, offered: { week, location: yard } }
}
export default load
