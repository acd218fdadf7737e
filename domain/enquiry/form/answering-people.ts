import type { SiteLocation } from '../../site/site-location.ts'
import type { FormAbout, FormSite } from './about.ts'
import { placesOf } from './choices.ts'
import type { NarrowedForm } from './fields.ts'
import type { FormKind } from './kinds/form-kinds.ts'
import { planOf } from './plans.ts'

/** What is asked of an entry of the collection `people`. */
interface Answering {
  /** Id of the location where they work. */
  readonly location?: string | undefined
  /** The forms that they answer. */
  readonly answers?: readonly FormKind[] | undefined
}

/** Named at most, where it is not known yet which location a form is sent to. */
const MOST = 4

/**
 * Who answers a form, of the people that a site names for it: one of the location that it is sent to, else one
 * of no location; where the buyer has yet to choose between locations, one of each of them. Spec 2.15.
 */
export function answeringPeople<Person extends Answering>(
  form: FormKind,
  site: FormSite,
  narrowed: NarrowedForm,
  about: FormAbout,
  people: readonly Person[],
): readonly Person[] {
  const able = people.filter(({ answers }) => answers?.includes(form) ?? false)
  const of = (place: Pick<SiteLocation, 'id'> | undefined) =>
    able.find(({ location }) => location === place?.id)
  const places = placesOf(planOf(form), site, narrowed, about)
  const named = site.locations.find(
    ({ slug, visible }) => visible && slug === about.parameters?.location,
  )
  const [only = named, ...others] = named ? [named] : places
  const forAll = able.find(({ location }) => location === undefined)
  if (others.length === 0) return [of(only) ?? forAll].filter((one) => one !== undefined)
  if (forAll) return [forAll]
  return places.flatMap((place) => of(place) ?? []).slice(0, MOST)
}
