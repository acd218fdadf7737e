import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { ViewedCarsData } from './viewed-cars.tsx'

const load: Load<typeof block, ViewedCarsData> = ({ search, ports }) => ({
  cars: chosenCars(search, ports.carById).cars,
  best: ports.best,
})
export default load
