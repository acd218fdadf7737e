import {
  barest,
  bestFigures,
  caravan,
  comingSoon,
  electric,
  hilux,
  longNamed,
  motorcycle,
  photographed,
  reduced,
  reserved,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { ResultCardData } from './load.ts'
import ResultCardBlock from './result-card.tsx'
import block from './schema.ts'

export default { component: ResultCardBlock }

const story = storyOf<ResultCardData>(block, { data: { best: bestFigures } })

export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical', { car: photographed })
export const Label = story('Label', { car: hilux, site: financeSite })
export const Note = story('Note', { car: electric })
export const Plate = story('Plate', { car: reserved })
export const Readout = story('Readout', { car: electric })
export const Poster = story('Poster', { car: reduced })
export const WithRepayment = story('Typical', { site: financeSite })
const flags = { ...financeSite.flags, cardChips: true, cardActions: true }
export const WithChipsAndButton = story('Typical', { site: { ...financeSite, flags } })
export const Longest = story('Typical', { car: longNamed, site: financeSite })
export const Sold = story('Typical', { car: soldCar })
export const ComingSoon = story('Typical', { car: comingSoon, site: financeSite })
export const Caravan = story('Typical', { car: caravan })
export const Motorcycle = story('Typical', { car: motorcycle })
