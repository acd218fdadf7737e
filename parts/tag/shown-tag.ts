import type { Car } from '#domain/car/car.ts'
import { type TagBanner, type TagSettings, tagBanner } from '#domain/car/tag-banner.ts'
import type { SiteView } from '../view-context.ts'

/** What a site says of tags. */
export const tagSettings = ({ flags, words, constants, manufacturer }: SiteView): TagSettings => ({
  fuelTag: flags.fuelTag,
  certified: {
    enabled: flags.certifiedBadge,
    label: words.certified,
    ...(manufacturer !== undefined && { make: manufacturer }),
  },
  newArrivalDays: constants.newTagDays,
  wording: words,
})

/** The tag that a site shows on a car, in the site's wording. Spec 4.03, 4.04, 9.24. */
export const shownTag = (car: Car, site: SiteView, now: string): TagBanner | undefined =>
  tagBanner(car, tagSettings(site), { now: new Date(now) })

/** The tone of a tag: held if the car is, by default that of the site's tags. Spec 9.24. */
export function tagTone({ kind, held }: TagBanner): 'tag' | 'eco' | 'held' | 'sold' {
  if (held) return 'held'
  if (kind === 'sold') return 'sold'
  return kind === 'fuel' ? 'eco' : 'tag'
}
