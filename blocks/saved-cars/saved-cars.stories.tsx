import {
  bestFigures,
  comingSoon,
  electric,
  fixtureCars,
  hilux,
  longNamed,
  reserved,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import SavedCars from './saved-cars.tsx'
import block from './schema.ts'
import type { SavedCarsData } from './view.ts'

export default { component: SavedCars }

const saved = (cars: SavedCarsData['cars'], gone = 0) => ({
  data: { cars, gone, best: bestFigures },
})
const story = storyOf<SavedCarsData>(block, saved([hilux, electric, reserved]))

export const Smallest = story('Smallest', saved([hilux]))
export const Typical = story('Typical')
export const Longest = story('Longest', {
  ...saved([longNamed, ...fixtureCars.filter((car) => car !== longNamed).slice(0, 7)], 2),
  site: financeSite,
})
/** Sold, reserved and on its way, each said below its card. */
export const States = story('Typical', saved([soldCar, reserved, comingSoon, hilux]))
export const Empty = story('Smallest', saved([]))
export const AllGone = story('Smallest', saved([], 3))
