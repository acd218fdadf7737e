import { financeSchema } from '#domain/site/finance.ts'
import { financeSite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import FeatureBanner from './feature-banner.tsx'
import block from './schema.ts'

export default { component: FeatureBanner }

/** A dealer that takes deposits. */
const site: SiteView = {
  ...financeSite,
  finance: financeSchema.parse({ ...financeSite.finance, page: '/finance' }),
  flags: { ...financeSite.flags, reserveOnline: true },
}
const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Listing = story('Listing', { site })
export const Longest = story('Longest')
export const Dark = story('Dark')
