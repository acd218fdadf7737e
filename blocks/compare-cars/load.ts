import { arrivalsOf } from '#parts/search/arrivals.ts'
import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type { CompareCarsData } from './compare-cars.tsx'
import type block from './schema.ts'

/** Shown at most where there is nothing to compare yet. */
const ROW = 4

const load: Load<typeof block, CompareCarsData> = async ({ search, ports }) => {
  const { cars } = chosenCars(search, ports.carById)
  return cars.length > 0 ? { cars } : { cars, row: await arrivalsOf(ROW, ports) }
}
export default load
