import type { SiteLocation } from '../../site/site-location.ts'
import type { FormAbout, FormSite } from './about.ts'
import { placesOf } from './choices.ts'
import type { NarrowedForm } from './fields.ts'
import type { FormPlan } from './plans.ts'

/**
 * The location that answers a form: the one that it is about, else that of its address, else the primary one
 * of those that it can be sent to, else their first. Spec 2.09, 3.26, 5.12.
 */
export function answeringPlace(
  plan: FormPlan,
  site: FormSite,
  narrowed: NarrowedForm,
  about: FormAbout,
): SiteLocation | undefined {
  const { location, parameters } = about
  const named = site.locations.find(({ slug, visible }) => visible && slug === parameters?.location)
  const able = placesOf(plan, site, narrowed, about)
  return location ?? named ?? able.find(({ primary }) => primary) ?? able[0]
}
