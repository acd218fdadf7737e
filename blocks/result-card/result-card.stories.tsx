import {
  barest,
  caravan,
  comingSoon,
  longNamed,
  motorcycle,
  photographed,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import ResultCardBlock from './result-card.tsx'
import block from './schema.ts'

export default { component: ResultCardBlock }

const story = storyOf(block)

export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical', { car: photographed })
export const Tile = story('Tile')
export const WithRepayment = story('Typical', { site: financeSite })
export const Longest = story('Typical', { car: longNamed, site: financeSite })
export const Sold = story('Typical', { car: soldCar })
export const ComingSoon = story('Typical', { car: comingSoon, site: financeSite })
export const Caravan = story('Typical', { car: caravan })
export const Motorcycle = story('Typical', { car: motorcycle })
