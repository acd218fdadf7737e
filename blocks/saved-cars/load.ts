import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { SavedCarsData } from './view.ts'

const load: Load<typeof block, SavedCarsData> = ({ search, ports }) => ({
  ...chosenCars(search, ports.carById),
  best: ports.best,
})
export default load
