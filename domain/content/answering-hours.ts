import type { FormKind } from '../enquiry/form/kinds/form-kinds.ts'
import type { LocationHours } from '../location/hours-on-day.ts'
import type { Location } from '../location/location.ts'
import type { Team } from './entries.ts'
import { teamHours } from './team-hours.ts'

/**
 * When a form is answered: in the hours of the team that does, one of the place that it is sent to before one of
 * all, else in those of that place; undefined where neither is known. Spec 9.28, 2.09.
 */
export function answeringHours(
  form: FormKind,
  place: Location | undefined,
  teams: readonly Pick<Team, 'answers' | 'location' | 'opening_hours'>[],
  locations: readonly Location[],
): LocationHours | undefined {
  const able = teams.filter(({ answers }) => answers?.includes(form))
  const team =
    able.find(({ location }) => location !== undefined && location === place?.id) ??
    able.find(({ location }) => location === undefined)
  return team ? teamHours(team, locations) : place?.contact_detail
}
