import { SIMILAR_CARS } from '#domain/car/thresholds.ts'
import { arrivalsOf } from '#parts/search/arrivals.ts'
import { chosenCars } from '#parts/search/chosen-cars.ts'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { ViewedCarsData } from './view.ts'

const ROW = 4

const load: Load<typeof block, ViewedCarsData> = async ({ search, ports }) => {
  const { cars } = chosenCars(search, ports.carById)
  const [latest] = cars
  const { best } = ports
  if (!latest) return { cars, best, row: await arrivalsOf(ROW, ports) }
  const row = await similarCarsOf(latest, SIMILAR_CARS, ports)
  const others = row.cars.filter(({ id }) => !cars.some((car) => car.id === id))
  return { cars, best, row: { ...row, cars: others.slice(0, ROW) } }
}
export default load
