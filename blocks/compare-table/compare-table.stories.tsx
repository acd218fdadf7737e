import { towingRows } from '#domain/car/towing-table.ts'
import { bestFigures, fixtureCars } from '#parts/fixture-cars.ts'
import { storyOf } from '../story.ts'
import CompareTable from './compare-table.tsx'
import type { CompareData } from './data.ts'
import block from './schema.ts'

export default { component: CompareTable }

const cars = fixtureCars.filter(({ variant }) => variant?.power !== undefined).slice(0, 3)
const caravans = [1200, 1700, 2400, 2900, 2950].map((mass) => ({
  specifications: { aggregate_trailer_mass: mass },
}))
const towing = towingRows([...caravans, { variant: { brakedtowing: 3500 } }])
const vehicles = { data: { cars, best: bestFigures, towing: [] } }
const weights = { data: { cars: [], best: {}, towing } }
const story = storyOf<CompareData>(block, weights)

export const Smallest = story('Smallest')
export const Typical = story('Typical', vehicles)
export const Compare = story('Compare', vehicles)
export const Match = story('Match')
export const Longest = story('Longest')
export const Empty = story('Typical', { data: { cars: [], best: {}, towing: [] } })
