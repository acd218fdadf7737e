import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { similarCarsOf } from '#parts/search/similar-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, CarRowData> = ({ car, props, ports }) =>
  similarCarsOf(car, props.limit, ports)
export default load
