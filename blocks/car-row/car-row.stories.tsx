import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { bestFigures, fixtureCars, longNamed } from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import CarRow from './car-row.tsx'
import block from './schema.ts'

export default { component: CarRow }

const found = (cars: CarRowData['cars']) => ({
  data: { cars, best: bestFigures, searchHref: '/search?sortBy=latest' },
})
const story = storyOf<CarRowData>(block, found(fixtureCars.slice(0, 8)))

export const Smallest = story('Smallest', found(fixtureCars.slice(1, 2)))
export const Typical = story('Typical')
export const WithinABudget = story('WithinABudget', found(fixtureCars.slice(0, 4)))
export const AtALocation = story('AtALocation')
export const Grid = story('Grid')
export const Feature = story('Feature')
export const Rows = story('Rows')
export const Cells = story('Cells')
export const Longest = story('Longest', {
  ...found(Array.from({ length: 16 }, (_, index) => fixtureCars[index] ?? longNamed)),
  site: financeSite,
})
export const Empty = story('Typical', found([]))
