import { inLocationOrder } from '#domain/location/location-order.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface LocationsData {
  /** The location of the page's address, where the block is about that. */
  readonly location?: SiteLocation | undefined
  /** Those that it lists: on the page of one, as cards, the others. */
  readonly shown: readonly SiteLocation[]
  readonly reviews: readonly WrittenReview[]
}

const load: Load<typeof block, LocationsData> = ({ props, site, location, ports }) => {
  const { layout, types } = props
  const reviews = ports.content.reviews
  const isOfOthers = layout === 'grid' || layout === 'carousel'
  if (location && !isOfOthers) return { location, shown: [location], reviews }
  const shown = inLocationOrder(site.locations).filter(
    (place) =>
      place.visible &&
      place.id !== location?.id &&
      (types.length === 0 || types.includes(place.location_type)),
  )
  return { shown, reviews }
}
export default load
