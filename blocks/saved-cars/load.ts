import { arrivalsOf } from '#parts/search/arrivals.ts'
import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { SavedCarsData } from './view.ts'

/** Shown at most where none is saved. */
const ROW = 4

const load: Load<typeof block, SavedCarsData> = async ({ search, ports }) => {
  const chosen = { ...chosenCars(search, ports.carById), best: ports.best }
  return chosen.cars.length > 0 ? chosen : { ...chosen, row: await arrivalsOf(ROW, ports) }
}
export default load
