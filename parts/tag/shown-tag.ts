import type { Car } from '#domain/car/car.ts'
import { type TagBanner, tagBanner } from '#domain/car/tag-banner.ts'
import type { TagTone } from '#domain/site/theme.ts'
import type { SiteView } from '../view-context.ts'

/** The tag that a site shows on a car, in the site's wording. Spec 4.03, 4.04, 9.24. */
export function shownTag(car: Car, site: SiteView, now: string): TagBanner | undefined {
  const { flags, words, constants, manufacturer } = site
  const settings = {
    fuelTag: flags.fuelTag,
    certified: {
      enabled: flags.certifiedBadge,
      label: 'Certified',
      ...(manufacturer !== undefined && { make: manufacturer }),
    },
    newArrivalDays: constants.newTagDays,
    wording: words,
  }
  return tagBanner(car, settings, { now: new Date(now) })
}

/** The colour of a kind of tag; by default that of the site's tags. Spec 9.24. */
export function tagTone(kind: TagBanner['kind'], { theme }: SiteView): TagTone {
  if (kind === 'sold') return 'danger'
  if (kind === 'fuel') return 'success'
  return kind === 'reserved' ? 'neutral' : theme.tag
}
