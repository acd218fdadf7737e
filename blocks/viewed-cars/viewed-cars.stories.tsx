import { bestFigures, electric, hilux, longNamed, reduced, soldCar } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import type { ViewedCarsData } from './view.ts'
import ViewedCars from './viewed-cars.tsx'

export default { component: ViewedCars }

const viewed = (...cars: ViewedCarsData['cars']) => ({
  data: {
    cars,
    best: bestFigures,
    row: { cars: [reduced, electric], best: bestFigures, searchHref: '/search' },
  },
})
const story = storyOf<ViewedCarsData>(block, viewed(hilux, electric))

export const Smallest = story('Smallest', viewed(hilux))
export const Typical = story('Typical', viewed(hilux, electric, reduced))
export const Longest = story('Longest', {
  ...viewed(longNamed, reduced, soldCar, hilux, electric),
  site: financeSite,
})
export const Label = story('Label', viewed(hilux, electric, reduced))
export const Note = story('Note', viewed(hilux, electric, reduced))
export const Plate = story('Plate', viewed(hilux, electric, reduced))
export const Readout = story('Readout', viewed(hilux, electric, reduced))
export const Poster = story('Poster', viewed(hilux, electric, reduced))
/** One of them was sold since. */
export const States = story('Typical', viewed(soldCar, hilux))
export const Empty = story('Smallest', viewed())
