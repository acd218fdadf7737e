import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import type { Load } from '../define-load.ts'
import type { SavedCarsData } from './saved-cars.tsx'
import type block from './schema.ts'

const load: Load<typeof block, SavedCarsData> = ({ search: { chosen = [] }, ports }) => {
  const found = chosen.map((id) => ports.carById(id))
  const cars = found.filter((car): car is Car => car !== undefined && !isWithdrawn(car))
  return { cars, gone: found.length - cars.length, best: ports.best }
}
export default load
