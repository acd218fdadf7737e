import { hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { OfferData } from './load.ts'
import OfferDetails from './offer-details.tsx'
import block from './schema.ts'

export default { component: OfferDetails }

const [demos, service] = fixtureContent.offers
const page = storyPage({ path: '/offers/demo-weeks', route: '/offers/:offer' })
const data: OfferData = { cars: [hilux], count: 1, best: {}, searchHref: '/search/demo-cars' }
const story = storyOf<OfferData | undefined>(block, { page, data: undefined })

export const Smallest = story('Smallest', { ...(service && { offer: service }) })
export const Typical = story('Typical', { data, ...(demos && { offer: demos }) })
/** One that ended. Spec 4.29. */
export const Over = story('Typical', {
  page: { ...page, now: '2026-12-25T00:30:00.000Z' },
  ...(demos && { offer: demos }),
})
