import { localInstants } from '#domain/appointment/local-time.ts'
import type { Car } from '#domain/car/car.ts'
import { calendarDay, timeOfDay } from '#domain/format.ts'
import type { CalendarEntry } from '../store/appointment-store.ts'
import type { Appointment } from '../store/stored-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Site = Tenant['site']

/** An instant by the clock of a site: `2026-11-26T10:30`. */
export const localOf = (startsAt: string | Date, { timeZone }: Pick<Site, 'timeZone'>): string => {
  const at = new Date(startsAt)
  return `${calendarDay(at, timeZone)}T${timeOfDay(at, timeZone)}`
}

/** A time of a location; undefined where the clocks skip it, or it is no half-hour. */
export function appointmentAt(
  local: string,
  location: string,
  { timeZone }: Pick<Site, 'timeZone'>,
): Appointment | undefined {
  if (!/:[03]0$/.test(local)) return undefined
  const [day = '', time = ''] = local.split('T')
  const [begins] = localInstants(day, time, timeZone)
  return begins && { location, startsAt: begins.toISOString(), local }
}

/** What an appointment is, in the words of its site. */
export const whatOf = (
  { kind }: Pick<CalendarEntry, 'kind'>,
  car: Pick<Car, 'item_type'> | undefined,
  { words }: Pick<Site, 'words'>,
): string => {
  if (kind === 'service') return words.appointmentService
  return car?.item_type === 'caravan' ? words.appointmentViewing : words.appointmentDrive
}
