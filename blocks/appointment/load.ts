import { slotWeek } from '#domain/appointment/slot-week.ts'
import type { Car } from '#domain/car/car.ts'
import type { OfferedSlots } from '#parts/slot-field/slot-field.tsx'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface AppointmentData {
  /** The car as it is now; undefined where it has left the stock. */
  readonly car?: Car | undefined
  /** The times that it can be moved to; the workshop agrees on its own by phone. */
  readonly offered?: OfferedSlots | undefined
}

const load: Load<typeof block, AppointmentData> = async ({ page, site, ports }) => {
  const { appointment } = page
  if (!appointment) return {}
  const car = appointment.carId === undefined ? undefined : ports.carById(appointment.carId)
  const location = site.locations.find(({ slug }) => slug === appointment.location)
  const canMove = appointment.kind === 'drive' && appointment.state !== 'over'
  if (!location || !canMove) return { car }
  const week = slotWeek(appointment.from, {
    hours: location.contact_detail,
    timeZone: site.timeZone,
    now: new Date(page.now),
    taken: await ports.takenSlots(location.slug),
  })
  return { car, offered: { week, location } }
}
export default load
