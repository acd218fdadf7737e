import { bestFigures, hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import BrandDetails from './brand-details.tsx'
import type { BrandData } from './load.ts'
import block from './schema.ts'

export default { component: BrandDetails }

const [bare, full] = fixtureContent.manufacturers
const site = {
  ...storySite,
  locations: storySite.locations.map((place) => ({ ...place, manufacturers: ['Toyota'] })),
}
const data: BrandData = {
  cars: [hilux],
  count: 12,
  best: bestFigures,
  searchHref: '/search/toyota',
}
const page = storyPage({ path: '/brands/toyota', route: '/brands/:manufacturer' })
const story = storyOf<BrandData>(block, { data, page, site })

export const Smallest = story('Smallest', {
  data: { ...data, cars: [], count: 0 },
  ...(bare && { manufacturer: bare }),
})
export const Typical = story('Typical', { ...(full && { manufacturer: full }) })
