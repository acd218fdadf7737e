import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { bestFigures, fixtureCars, longNamed } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SimilarCars from './similar-cars.tsx'

export default { component: SimilarCars }

const found = (cars: CarRowData['cars']) => ({
  data: { cars, best: bestFigures, searchHref: '/search/ute' },
})
const story = storyOf<CarRowData>(block, found(fixtureCars.slice(0, 4)))

export const Smallest = story('Smallest', found(fixtureCars.slice(1, 2)))
export const Typical = story('Typical')
export const Grid = story('Grid')
export const Feature = story('Feature')
export const Rows = story('Rows')
export const Cells = story('Cells')
export const Lines = story('Lines')
export const Longest = story('Longest', {
  ...found(Array.from({ length: 8 }, (_, index) => fixtureCars[index] ?? longNamed)),
  site: financeSite,
})
export const Empty = story('Typical', found([]))
