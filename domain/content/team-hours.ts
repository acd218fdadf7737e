import type { LocationHours } from '../location/hours-on-day.ts'
import type { Location } from '../location/location.ts'
import type { Team } from './entries.ts'

/** The hours of a team, with the special days of where it works: of its location, else the primary one. Spec 9.28, D37. */
export function teamHours(
  { opening_hours, location }: Pick<Team, 'opening_hours' | 'location'>,
  locations: readonly Location[],
): LocationHours {
  const place =
    locations.find(({ id }) => id === location) ??
    locations.find(({ primary }) => primary) ??
    locations[0]
  return { opening_hours, special_hours: place?.contact_detail.special_hours ?? [] }
}
