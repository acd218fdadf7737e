import { shownFixtureWheel } from '#parts/fixture-wheel.ts'
import type { ShownWheel } from '#parts/prizes/wheel-view.ts'
import { storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import PrizeTerms from './prize-terms.tsx'
import block from './schema.ts'

export default { component: PrizeTerms }

const page = storyPage({ path: '/spin-to-win-terms', route: '/spin-to-win-terms' })
const story = storyOf<ShownWheel | undefined>(block, { data: shownFixtureWheel, page })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
