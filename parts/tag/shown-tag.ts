import type { Car } from '#domain/car/car.ts'
import { type TagBanner, tagBanner } from '#domain/car/tag-banner.ts'
import type { SiteView } from '../view-context.ts'

/** The tag that a site shows on a car, in the site's wording. Spec 4.03, 4.04, 9.24. */
export function shownTag(car: Car, site: SiteView, now: string): TagBanner | undefined {
  const { flags, words, constants, manufacturer } = site
  const settings = {
    fuelTag: flags.fuelTag,
    certified: {
      enabled: flags.certifiedBadge,
      label: words.certified,
      ...(manufacturer !== undefined && { make: manufacturer }),
    },
    newArrivalDays: constants.newTagDays,
    wording: words,
  }
  return tagBanner(car, settings, { now: new Date(now) })
}

/** The tone of a tag: held if the car is, by default that of the site's tags. Spec 9.24. */
export function tagTone({ kind, held }: TagBanner): 'tag' | 'eco' | 'held' | 'sold' {
  if (held) return 'held'
  if (kind === 'sold') return 'sold'
  return kind === 'fuel' ? 'eco' : 'tag'
}
