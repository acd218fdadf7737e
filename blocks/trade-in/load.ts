import type { Car } from '#domain/car/car.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface TradeInData {
  /** The car that it is for, where the address or the valuation names one. Spec 2.04. */
  readonly wished?: Car | undefined
}

const load: Load<typeof block, TradeInData> = ({ page, parameters, ports }) => {
  const id = page.valuation ? page.valuation.carId : parameters.car_id
  return { wished: id === undefined ? undefined : ports.carById(id) }
}
export default load
