import type { LocationHours } from '../../location/hours-on-day.ts'
import type { OpeningHours } from '../../location/opening-hours.ts'
import type { SiteLocation } from '../../site/site-location.ts'
import type { FormKind } from './kinds/form-kinds.ts'

/** What is asked of an entry of the collection `teams`. */
interface AnsweringTeam {
  /** Id of the one location that it is for. */
  readonly location?: string | undefined
  /** The forms that it answers. */
  readonly answers?: readonly FormKind[] | undefined
  readonly opening_hours: readonly OpeningHours[]
}

/**
 * When a form is answered: in the week of the team that does, with the special days of the place that it is sent
 * to, else in the hours of that place; undefined where neither states any. Spec 9.28, 2.09.
 */
export function answeringHours(
  form: FormKind,
  place: Pick<SiteLocation, 'id' | 'contact_detail'> | undefined,
  teams: readonly AnsweringTeam[],
): LocationHours | undefined {
  const team = teams.find(
    ({ answers, location }) =>
      answers?.includes(form) && (location === undefined || location === place?.id),
  )
  if (!team) return place?.contact_detail
  const special_hours = place?.contact_detail.special_hours ?? []
  return { opening_hours: team.opening_hours, special_hours }
}
