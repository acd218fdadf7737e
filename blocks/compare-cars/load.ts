import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type { CompareCarsData } from './compare-cars.tsx'
import type block from './schema.ts'

const load: Load<typeof block, CompareCarsData> = ({ search, ports }) => ({
  cars: chosenCars(search, ports.carById).cars,
})
export default load
