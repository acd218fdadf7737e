import type { Car } from '#domain/car/car.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ReservationData {
  /** The car as it is now; undefined where it has left the stock. */
  readonly car?: Car | undefined
}

const load: Load<typeof block, ReservationData> = ({ page, ports }) => ({
  car: page.reservation && ports.carById(page.reservation.carId),
})
export default load
