import type { Car } from '#domain/car/car.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface PurchaseData {
  readonly car?: Car | undefined
}

const load: Load<typeof block, PurchaseData> = ({ page, ports }) => ({
  car: page.purchase && ports.carById(page.purchase.carId),
})
export default load
