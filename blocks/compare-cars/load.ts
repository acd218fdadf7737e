import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import type { Load } from '../define-load.ts'
import type { CompareCarsData } from './compare-cars.tsx'
import type block from './schema.ts'

const load: Load<typeof block, CompareCarsData> = ({ search: { chosen = [] }, ports }) => {
  const found = chosen.map((id) => ports.carById(id))
  return { cars: found.filter((car): car is Car => car !== undefined && !isWithdrawn(car)) }
}
export default load
