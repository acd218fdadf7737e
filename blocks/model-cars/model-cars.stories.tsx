import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { bestFigures, fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyOf } from '../story.ts'
import ModelCars from './model-cars.tsx'
import block from './schema.ts'

export default { component: ModelCars }

const [model] = fixtureContent.models
if (!model) throw new Error('expected a model')

const found = (count: number) => ({
  model,
  data: {
    cars: fixtureCars.slice(0, count),
    best: bestFigures,
    searchHref: '/search/toyota/hilux',
  },
})
const story = storyOf<CarRowData>(block, found(4))

export const Smallest = story('Smallest', found(1))
export const Typical = story('Typical')
export const Empty = story('Typical', found(0))
