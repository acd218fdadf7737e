import { dayStart } from '../calendar.ts'
import { calendarDay, type FormatLocale, formatDate } from '../format.ts'
import type { Car } from './car.ts'

/**
 * "Expires on 31 March 2027" for a registration that ends after today in the site's time zone;
 * undefined for one that ended, ends today or is unknown. Spec 5.37, D5.
 */
export function regoExpiryText(
  car: Pick<Car, 'rego_expiry'>,
  { now, locale, timeZone }: { now: Date; locale: FormatLocale; timeZone: string },
): string | undefined {
  const { rego_expiry } = car
  if (rego_expiry === undefined || rego_expiry <= calendarDay(now, timeZone)) return undefined
  return `Expires on ${formatDate(rego_expiry, locale, timeZone)}`
}

/**
 * The time at which the text of a registration disappears, the start of the day that it ends;
 * undefined if it has ended or is unknown. Spec 5.37, D5.
 */
export function nextRegoChangeAt(
  { rego_expiry }: Pick<Car, 'rego_expiry'>,
  now: Date,
  timeZone: string,
): Date | undefined {
  if (rego_expiry === undefined || rego_expiry <= calendarDay(now, timeZone)) return undefined
  return dayStart(rego_expiry, timeZone)
}
