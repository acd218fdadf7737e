import { openPhones } from '#domain/location/open-phones.ts'
import type { Site } from '#domain/site/site.ts'
import { type Problem, warning } from '#pages/problem.ts'

/** Of a site that hides phone numbers: those that it shows in its header or footer. Spec 4.15, D16. */
export function phoneProblems(site: Site): Problem[] {
  if (!site.flags.revealPhone) return []
  const { shown, ofLocations } = openPhones(site)
  const ofNumbers = shown.map((name) =>
    warning(
      ['contact', name],
      'header or footer show this number too, so flags.revealPhone hides nothing; give cars a number of their own',
    ),
  )
  const ofCars = warning(
    ['flags', 'revealPhone'],
    'cars have the number of their yard, which the footer shows, so nothing is hidden; give contact.phoneUsed, phoneNew or phoneOverride',
  )
  return ofLocations ? [...ofNumbers, ofCars] : ofNumbers
}
