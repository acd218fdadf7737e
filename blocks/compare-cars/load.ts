import { arrivalsOf } from '#parts/search/arrivals.ts'
import { chosenCars } from '#parts/search/chosen-cars.ts'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { CompareCarsData } from './view.ts'

/** Shown at most where there are no two to compare yet. */
const ROW = 4

const load: Load<typeof block, CompareCarsData> = async ({ search, ports }) => {
  const { cars } = chosenCars(search, ports.carById)
  const { best } = ports
  const [first, second] = cars
  if (second) return { cars, best }
  const row = await (first ? similarCarsOf(first, ROW, ports) : arrivalsOf(ROW, ports))
  return { cars, best, row }
}
export default load
