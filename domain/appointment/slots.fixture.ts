import type { LocationHours } from '../location/hours-on-day.ts'
import type { OpeningHours, SpecialHours } from '../location/opening-hours.ts'

/** A location with the same hours on all seven days, but for its special days. */
export const locationHoursOf = (
  hours: Partial<Omit<OpeningHours, 'weekday'>>,
  special: readonly SpecialHours[] = [],
): LocationHours => ({
  opening_hours: Array.from({ length: 7 }, (_, weekday) => ({ status: 'Open', ...hours, weekday })),
  special_hours: special,
})
